SELECT no, id FROM device;

// Before anything reads the environment: streams that beat often and are few.
process.env.ETABLI_HEARTBEAT_SECONDS = "0.2";
process.env.ETABLI_STREAMS_PER_USER = "3";

export {};

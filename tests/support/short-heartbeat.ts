// Before anything reads the environment: signs of life often enough to see what happens at one.
process.env.ETABLI_HEARTBEAT_SECONDS = "0.5";

export {};

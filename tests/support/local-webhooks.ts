/** Programs of this machine may be told: imported before anything that reads the environment. */
process.env.ETABLI_WEBHOOKS_LOCAL = "1";

export {};

/** Each runner of jest has a database of its own, and journeys a server too: what one changes no other sees. */
const lanes = JSON.parse(process.env.TEST_LANES ?? "[]") as Record<string, string>[];

Object.assign(process.env, lanes[Number(process.env.JEST_WORKER_ID) - 1]);

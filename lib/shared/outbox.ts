/** The browser's database of the key that opens what waits: who leaves takes it away. */
export const keyDatabase = "etabli-key";
/** The browser's database of what waits, sealed. */
export const outboxDatabase = "etabli-outbox";
/** Names the person in the company for whom a write was made; another one's session refuses it. */
export const keeperHeader = "x-keeper";
/** How long a write may wait. */
export const waitDays = 7;
/** What a worker tells its windows when the browser says that the network is back, and under what name it asked to be told. */
export const drainWord = "drain";
export const syncTag = "outbox";

/** The person in the company, as pages name them. */
export const keeperName = (userId: number, companyId: number): string => `${userId}.${companyId}`;

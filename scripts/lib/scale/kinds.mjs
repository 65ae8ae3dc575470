/**
 * What somebody at work asks for: how often for one car (`perJob`), whether it writes and tells others of it, and whether its
 * answer waits for threads beside the process's own (the password's hash).
 */
export const kinds = [
  { name: "identification", title: "page: identification", perJob: 1 },
  { name: "vehicle", title: "page: vehicle by plate", perJob: 1 },
  { name: "list-page", title: "page: article list", perJob: 2 },
  { name: "suggestion", title: "suggestion", perJob: 3 },
  { name: "number", title: "exact number", perJob: 0.5 },
  { name: "list", title: "article list", perJob: 1 },
  { name: "sheet", title: "article sheet", perJob: 1.5 },
  { name: "user-info", title: "user info", perJob: 2 },
  { name: "cart", title: "add to cart", perJob: 1.2, writes: true },
  { name: "quote", title: "new quote of five lines", perJob: 0.35, writes: true },
  { name: "document", title: "the quote as PDF", perJob: 0.2 },
  { name: "sign-in", title: "sign-in", perJob: 0.0625, waitsForThreads: true },
];

/** Kinds with what was measured of each, `perSecond` for so many cars a second. */
export const kindsFor = (measured, jobsPerSecond) =>
  kinds.map(({ writes = false, waitsForThreads = false, perJob, ...kind }) => ({
    ...{ ...kind, writes, waitsForThreads, perSecond: perJob * jobsPerSecond },
    ...measured.services[kind.name],
  }));

/** Milliseconds of the process's thread, of its other threads and of the database for one car. */
export function costOfJob(measured) {
  const sum = (of) => kinds.reduce((all, { name, perJob }) => all + perJob * of(measured.services[name].loaded), 0);
  return {
    main: sum(({ main }) => main),
    threads: sum(({ threads }) => threads),
    database: sum(({ database }) => database),
    requests: kinds.reduce((all, { perJob }) => all + perJob, 0),
    pages: kinds.slice(0, 3).reduce((all, { perJob }) => all + perJob, 0),
    writes: kinds.filter(({ writes }) => writes).reduce((all, { perJob }) => all + perJob, 0),
  };
}

/** Tables whose rows are deleted again, with the days for which they stay. */
export const passing = { event: 1, idempotency_key: 9, presence: 1, session: 60, stats_spool: 1 };
const isJob = (name) => name.startsWith("_private") || name === "jobs";
const months = 13;

/** Bytes of a year that stay, and of what stands in the database but goes again, for so many cars a year. */
export function keptBytes({ tables }, { jobsPerYear }, day) {
  const perJob = (choose) => tables.filter(choose).reduce((sum, { bytes }) => sum + bytes, 0);
  const kept = perJob(({ name }) => !(name in passing) && !isJob(name));
  const standing = tables.reduce((sum, { name, bytes }) => sum + (passing[name] ?? 0) * Math.max(0, bytes), 0);
  return {
    bytesPerYear: kept * jobsPerYear,
    bytesStanding: (standing * jobsPerYear) / day.days,
    statisticsBytes: perJob(({ name }) => name === "stats_event") * jobsPerYear * (months / 12),
  };
}

const numbersOf32Bits = 2 ** 31;

/** The table whose keys of 32 bits are used up first, and how many cars until then; null when all are wider. */
export function firstUsedUp({ tables }) {
  const [first] = tables.filter(({ narrow }) => narrow).sort((one, other) => other.rows - one.rows);
  return first ? { name: first.name, jobs: numbersOf32Bits / first.rows } : null;
}

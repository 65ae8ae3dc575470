/** Shares of a day's work by the hour, from 7 to 19 o'clock: a garage's counter, busy before noon. */
export const hours = [0.03, 0.1, 0.13, 0.14, 0.11, 0.05, 0.07, 0.12, 0.11, 0.08, 0.05, 0.01];

/** What is assumed about those who use the portal. Nothing of it was measured: the numbers are options of the command. */
export const assumptions = {
  /** Of all accounts, who works with the portal on a day. */
  present: 0.6,
  /** Cars that one of them works on in a day. */
  jobs: 16,
  /** Tabs that stand open for each of them at the busiest hour. */
  tabs: 1.3,
  /** Time zones, an hour apart, among which users are divided evenly. */
  zones: 1,
  /** The busiest minutes of the busiest hour, against its mean. */
  peak: 1.5,
  /** Working days in a year. */
  days: 250,
  /** Accounts in a company. */
  perCompany: 5,
};

/** The share of a day's work that falls into its busiest hour, for users in so many time zones an hour apart. */
export function busiestShare(zones, profile = hours) {
  const shifted = Array.from({ length: profile.length + zones - 1 }, (_, hour) => {
    const shares = Array.from({ length: zones }, (_unused, zone) => profile[hour - zone] ?? 0);
    return shares.reduce((sum, share) => sum + share, 0) / zones;
  });
  return Math.max(...shifted);
}

/** What so many accounts ask for: cars a second in the busiest minutes, streams, cars a year, companies. */
export function demandOf(users, day = assumptions) {
  const atWork = users * day.present;
  const inHour = atWork * day.jobs * busiestShare(day.zones);
  return {
    users,
    atWork,
    jobsPerSecond: (inHour / 3600) * day.peak,
    streams: atWork * day.tabs,
    jobsPerYear: atWork * day.jobs * day.days,
    companies: users / day.perCompany,
  };
}

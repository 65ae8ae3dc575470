/** How long a one-time link opens a session. */
export const linkLifetimeMs = 10 * 60_000;
/** Open links of one user at most: whoever makes more has forgotten them. */
export const mostOpenLinks = 20;

/** Links that one user is sent by e-mail in the life of one: who has three has an address that does not answer. */
export const mostMailedLinks = 3;

/** How far ahead the clock of the process that made a link may be. */
export const clocksApartMs = 10_000;

/** Whether the timestamp of a link is 13 digits, not in the future and not older than ten minutes (ms since 1970). */
export function isCurrent(timestamp: string, now: number): boolean {
  const age = now - Number(timestamp);
  return /^[0-9]{13}$/.test(timestamp) && age >= -clocksApartMs && age <= linkLifetimeMs;
}

/** The first part of a link: 128 random bits in base64url, made for this link alone. */
export const isLinkAlias = (text: string): boolean => /^[\w-]{22}$/.test(text);

export const linkPath = (alias: string, timestamp: string): string => `/s/${alias}/${timestamp}`;

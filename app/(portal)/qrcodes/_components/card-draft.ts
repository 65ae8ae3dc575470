import type { Card, CardChange, Cards } from "@/lib/domains/session/cards/schema";

export interface Draft {
  user: string;
  from: string;
  to: string;
  enabled: boolean;
}

/** An instant as a field of local time shows it, to the minute. */
function localOf(iso: string | null): string {
  if (!iso) return "";
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const isoOf = (local: string): string | null => (local ? new Date(local).toISOString() : null);

export const nameOf = (userId: number | null, users: Cards["users"]): string =>
  users.find((one) => one.userId === userId)?.name ?? "";

export const draftOf = ({ userId, dateFrom, dateTo, enabled }: Card, users: Cards["users"]): Draft => ({
  user: users.find((one) => one.userId === userId)?.email ?? "",
  from: localOf(dateFrom),
  to: localOf(dateTo),
  enabled,
});

type Read = { wrong: "user" | "dates" } | { wrong: null; change: Omit<CardChange, "token" | "seen"> };

/** The change that a draft asks for, or which field is wrong. */
export function readDraft({ user, from, to, enabled }: Draft, users: Cards["users"]): Read {
  const typed = user.trim().toLowerCase();
  const found = users.find(({ email, name }) => [email.toLowerCase(), name.toLowerCase()].includes(typed));
  if (typed !== "" && !found) return { wrong: "user" };
  if (from && to && from >= to) return { wrong: "dates" };
  return { wrong: null, change: { userId: found?.userId ?? null, enabled, dateFrom: isoOf(from), dateTo: isoOf(to) } };
}

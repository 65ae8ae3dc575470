/** What every message of Chatwoot's frame begins with, in both directions. */
const prefix = "chatwoot-widget:";

/** What the frame tells, in our words; null for what is none of ours. */
export type FrameWord =
  | { is: "loaded"; token: string | null }
  | { is: "token"; token: string | null }
  | { is: "unread"; count: number }
  | { is: "closed" };

type Told = Record<string, unknown>;

const record = (value: unknown): Told =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Told) : {};

/** A token is a JWT: whatever else a frame sends as one is none. */
const tokenOf = (value: unknown): string | null =>
  typeof value === "string" && /^[\w-]+(\.[\w-]+){2}$/.test(value) && value.length <= 2000 ? value : null;

function parse(data: unknown): Told | null {
  if (typeof data !== "string" || !data.startsWith(prefix)) return null;
  try {
    return record(JSON.parse(data.slice(prefix.length)));
  } catch {
    return null;
  }
}

/** What a message of the frame says. Whoever calls has looked at where it came from. */
export function readFrameMessage(data: unknown): FrameWord | null {
  const told = parse(data);
  if (!told) return null;
  if (told.event === "loaded") return { is: "loaded", token: tokenOf(record(told.config).authToken) };
  if (told.event === "setAuthCookie") return { is: "token", token: tokenOf(record(told.data).widgetAuthToken) };
  if (told.event === "closeWindow") return { is: "closed" };
  if (told.event !== "handleNotificationDot") return null;
  const count = Number(told.unreadMessageCount);
  return { is: "unread", count: Number.isSafeInteger(count) && count > 0 ? Math.min(count, 99) : 0 };
}

/** A message to the frame. */
export const frameMessage = (event: string, more: object = {}): string => prefix + JSON.stringify({ event, ...more });

/** The frame's address: the conversation goes on where the reader left it. */
export function frameAddress({ base, token }: { base: string; token: string }, conversation: string | null): string {
  const asked = new URLSearchParams({ website_token: token });
  if (conversation) asked.set("cw_conversation", conversation);
  return `${base}/widget?${asked}`;
}

import { call } from "@/lib/api/client";
import { completionKey, type CompletionKind } from "@/lib/domains/vehicles/completion/rules";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";

const mostRemembered = 300;
const remembered = new Map<string, Suggestion[]>();
const keyOf = (kind: CompletionKind, start: string) => `${kind}/${start}`;

/** What was answered for a beginning before; undefined while nothing was. */
export const rememberedCompletion = (kind: CompletionKind, start: string): Suggestion[] | undefined =>
  remembered.get(keyOf(kind, start));

/** What a beginning may become, asked once each. Throws where the call does. */
export async function askCompletion(kind: CompletionKind, start: string, signal?: AbortSignal): Promise<Suggestion[]> {
  const known = rememberedCompletion(kind, start);
  if (known) return known;
  const found = await call("get", `/completion/${kind}/{text}`, { params: { text: start }, signal });
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(keyOf(kind, start), found);
  return found;
}

/** The only VIN that an incomplete one may become; the text itself where there are several or none, or where it is one. */
export async function wholeVin(text: string): Promise<string> {
  const start = completionKey("vin", text);
  if (start === null) return text;
  const found = await askCompletion("vin", start).catch(() => []);
  const values = [...new Set(found.map(({ value }) => value))];
  const [only] = values;
  return only === undefined || values.length > 1 ? text : only;
}

import { createHmac } from "node:crypto";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";
import { answersChats, requireWriter } from "../access";
import type { ChatChannel } from "../schema";
import { countUnread } from "./get-chat";

const isOutside = (): boolean => env().ETABLI_CHATWOOT_URL !== "";

/** Where the actor's chat is. A server of Chatwoot is told who they are by a hash that only this installation can make. */
export function getChannel(actor: Actor): ChatChannel {
  const identifier = String(requireWriter(actor));
  if (!isOutside()) return { kind: "own" };
  const { ETABLI_CHATWOOT_URL: url, ETABLI_CHATWOOT_TOKEN: token, ETABLI_CHATWOOT_SECRET: secret } = env();
  const identifierHash = createHmac("sha256", secret).update(identifier).digest("hex");
  return { kind: "chatwoot", base: url.replace(/\/+$/, ""), token, identifier, identifierHash };
}

/** What the header's button says; null for who has none: without the right, or because they answer the others. */
export async function findEntry(actor: Actor): Promise<{ unread: number } | null> {
  if (!hasRight(actor, "Chatwoot")) return null;
  if (isOutside()) return { unread: 0 };
  return answersChats(actor) ? null : { unread: await countUnread(actor) };
}

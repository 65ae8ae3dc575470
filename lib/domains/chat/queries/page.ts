import { namePeople } from "@/lib/domains/session/users/queries";
import type { Actor } from "@/lib/platform/actor";
import type { ChatMessage, ChatPage } from "../schema";

export interface MessageRow {
  id: number;
  fromHouse: boolean;
  userId: number | null;
  text: string;
  at: Date;
}

export const messageColumns = `m.id, m.from_house as "fromHouse", m.user_id as "userId", m.text, m.created_at as "at"`;

const nobody = "";

/** A message as its readers see it. */
export const shownMessage = (
  { id, fromHouse, userId, text, at }: MessageRow,
  names: Record<number, string>,
): ChatMessage => ({ id, fromHouse, author: names[userId ?? 0] ?? nobody, text, at: at.toISOString() });

/** The page of rows that were read newest first, one more than was asked for. */
export async function pageOf(
  actor: Actor,
  { rows, limit, unread }: { rows: readonly MessageRow[]; limit: number; unread: number },
): Promise<ChatPage> {
  const shown = rows.slice(0, limit);
  const ids = [...new Set(shown.flatMap(({ userId }) => userId ?? []))];
  const names = await namePeople(actor, { ids });
  return { messages: shown.map((row) => shownMessage(row, names)).reverse(), older: rows.length > limit, unread };
}

import { z } from "zod";
import { id, limit, queryId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { faultOfMessage, keptMessage, longestMessage } from "./rules";

/** What is written: made the text that is kept. */
export const chatText = z.object({
  text: z
    .string()
    .max(longestMessage, "too-long")
    .superRefine((raw, { addIssue }) => {
      const fault = faultOfMessage(raw);
      if (fault) addIssue({ code: "custom", message: fault });
    })
    .transform(keptMessage),
});

export const chatMessage = z.object({
  id: z.number().int(),
  /** Written by the house that runs the portal. */
  fromHouse: z.boolean(),
  author: z.string(),
  text: z.string(),
  at: z.string(),
});

export const chatQuery = z.object({ before: queryId.optional(), limit: limit(50, 100) });

/** Messages of a conversation, the oldest first; `older` when there are some before them. */
export const chatPage = z.object({
  messages: z.array(chatMessage),
  older: z.boolean(),
  /** How many of the other side's wait to be seen. */
  unread: z.number().int(),
});

/** The last message that was seen. */
export const chatSeen = z.object({ through: id });
export const chatUnread = z.object({ unread: z.number().int() });

/** Where the reader's chat is: with us, or with a server of Chatwoot, to which a hash proves who the reader is. */
export const chatChannel = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("own") }),
  z.object({
    kind: z.literal("chatwoot"),
    base: z.string(),
    token: z.string(),
    identifier: z.string(),
    identifierHash: z.string(),
  }),
]);

export const conversationRow = z.object({
  id: z.number().int(),
  person: z.string(),
  company: z.string(),
  lastAt: z.string(),
  /** How many of the person's messages wait to be seen. */
  unread: z.number().int(),
  /** The beginning of the last message, and who wrote it. */
  text: z.string(),
  fromHouse: z.boolean(),
});

export const conversationSearch = z.object({
  /** Those alone in which something waits to be seen. */
  waiting: z.enum(["true", "false"]).default("false"),
  after: queryId.optional(),
  limit: limit(30, 100),
});

/** Conversations, the last written first; `next` continues the list. */
export const conversationPage = z.object({
  conversations: z.array(conversationRow),
  waiting: z.number().int(),
  next: z.number().int().nullable(),
});

export const conversationThread = chatPage.extend({
  id: z.number().int(),
  person: z.string(),
  company: z.string(),
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatPage = z.infer<typeof chatPage>;
export type ChatChannel = z.infer<typeof chatChannel>;
export type ConversationRow = z.infer<typeof conversationRow>;
export type ConversationPage = z.infer<typeof conversationPage>;
export type ConversationThread = z.infer<typeof conversationThread>;

nameShapes({ ChatMessage: chatMessage, ChatPage: chatPage, ConversationRow: conversationRow });

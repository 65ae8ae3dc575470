import { z } from "@hono/zod-openapi";
import { answerConversation } from "@/lib/domains/chat/commands/answer-conversation";
import { markConversationSeen, markSeen } from "@/lib/domains/chat/commands/mark-seen";
import { writeMessage } from "@/lib/domains/chat/commands/write-message";
import { getChannel } from "@/lib/domains/chat/queries/get-channel";
import { countUnread, getChat } from "@/lib/domains/chat/queries/get-chat";
import { findConversation } from "@/lib/domains/chat/queries/get-conversation";
import { listConversations } from "@/lib/domains/chat/queries/list-conversations";
import * as shapes from "@/lib/domains/chat/schema";
import { notFound } from "@/lib/platform/problems";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";

const own = { domain: "chat", right: "Chatwoot" } as const;
const house = { domain: "chat", right: "admin" } as const;
const params = z.object({ id: pathId });

defineRoute(
  {
    ...{ ...own, method: "get", path: "/chat/channel" },
    summary: "Where the reader's chat is: with us, or with a server of Chatwoot",
    answer: shapes.chatChannel,
  },
  (actor) => getChannel(actor),
);

defineRoute(
  {
    ...{ ...own, method: "get", path: "/chat" },
    summary: "The reader's conversation with the administrators of the portal, its latest messages or those before one",
    query: shapes.chatQuery,
    answer: shapes.chatPage,
  },
  (actor, { query }) => getChat(actor, query),
);

defineRoute(
  {
    ...{ ...own, method: "get", path: "/chat/unread" },
    summary: "How many answers the reader has not seen",
    answer: shapes.chatUnread,
  },
  async (actor) => ({ unread: await countUnread(actor) }),
);

defineRoute(
  {
    ...{ ...own, method: "post", path: "/chat" },
    name: "writeMessage",
    summary: "Writes to the administrators of the portal; twenty messages a minute at most",
    body: shapes.chatText,
    once: true,
    refuses: [429],
    answer: shapes.chatMessage,
  },
  (actor, { body, key }) => writeMessage(actor, { ...body, key }),
);

defineRoute(
  {
    ...{ ...own, method: "post", path: "/chat/seen" },
    summary: "The reader has seen their conversation through a message",
    body: shapes.chatSeen,
    answer: shapes.chatUnread,
  },
  (actor, { body }) => markSeen(actor, body),
);

defineRoute(
  {
    ...{ ...house, method: "get", path: "/conversations" },
    summary: "The conversations of all companies, the last written first; for administrators of the default company",
    query: shapes.conversationSearch,
    refuses: [404],
    answer: shapes.conversationPage,
  },
  (actor, { query }) => listConversations(actor, { ...query, waiting: query.waiting === "true" }),
);

defineRoute(
  {
    ...{ ...house, method: "get", path: "/conversations/{id}" },
    name: "getConversation",
    summary: "A conversation, its latest messages or those before one",
    params,
    query: shapes.chatQuery,
    refuses: [404],
    answer: shapes.conversationThread,
  },
  async (actor, { params: { id }, query }) => {
    const found = await findConversation(actor, { id, ...query });
    if (!found) throw notFound();
    return found;
  },
);

defineRoute(
  {
    ...{ ...house, method: "post", path: "/conversations/{id}" },
    name: "answerConversation",
    summary: "Answers in a conversation in the name of the house",
    params,
    body: shapes.chatText,
    once: true,
    refuses: [404],
    answer: shapes.chatMessage,
  },
  (actor, { params: { id }, body, key }) => answerConversation(actor, { id, ...body, key }),
);

defineRoute(
  {
    ...{ ...house, method: "post", path: "/conversations/{id}/seen" },
    summary: "The house has seen a conversation through a message",
    params,
    body: shapes.chatSeen,
    refuses: [404],
    answer: shapes.chatUnread,
  },
  (actor, { params: { id }, body }) => markConversationSeen(actor, { id, ...body }),
);

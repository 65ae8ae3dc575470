import { prisma } from "@/lib/platform/db";
import type { ChatMessage, ChatPage, ConversationPage, ConversationThread } from "@/lib/domains/chat/schema";
import { longestMessage } from "@/lib/domains/chat/rules";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";
import { admitter } from "@/tests/support/stores";
import "@/tests/support/end";

type Client = ReturnType<typeof clientOf>;
let admin: Awaited<ReturnType<typeof admitter>>;
beforeAll(async () => {
  admin = await admitter();
});

const person = () => makeCompany({ rights: ["CaiaApp", "Chatwoot"] });
const write = (client: Client, text: string, headers?: Record<string, string>) =>
  client.post("/chat", { text }, headers);
const chatOf = (client: Client, more = "") => json<ChatPage>(client.get(`/chat${more}`));
const listed = (more = "") => json<ConversationPage>(admin.get(`/conversations${more}`));
const unreadOf = async (client: Client) => (await json<{ unread: number }>(client.get("/chat/unread"))).unread;
const textsOf = ({ messages }: ChatPage) => messages.map(({ text }) => text);
const eventsOf = (companyId: number, kind: string) =>
  prisma().event.findMany({ where: { companyId, kind }, orderBy: { id: "asc" } });
const idOf = async ({ companyId }: { companyId: number }) =>
  (await prisma().conversation.findFirstOrThrow({ where: { companyId } })).id;

describe("a conversation with the house", () => {
  it("is with us where no other chat is configured, and empty at first", async () => {
    const client = await person();
    expect(await json(client.get("/chat/channel"))).toEqual({ kind: "own" });
    expect(await chatOf(client)).toEqual({ messages: [], older: false, unread: 0 });
  });

  it("goes both ways, is heard at once and counted until it is seen", async () => {
    const client = await person();
    const sent = await json<ChatMessage>(write(client, "  Bonjour,\r\nle devis 12 ne part pas.\u0007 "));
    expect(sent).toMatchObject({ text: "Bonjour,\nle devis 12 ne part pas.", fromHouse: false });
    const id = await idOf(client);
    expect((await eventsOf(client.companyId, "Chat")).at(-1)).toMatchObject({
      userId: client.userId,
      data: { conversationId: id },
    });
    const house = await prisma().event.findFirst({
      where: { companyId: 11, kind: "Conversations" },
      orderBy: { id: "desc" },
    });
    expect(house?.data).toMatchObject({ conversationId: id, waiting: expect.any(Number) as number });
    expect((await listed("?waiting=true")).conversations[0]).toMatchObject({ id, unread: 1, fromHouse: false });

    const thread = await json<ConversationThread>(admin.get(`/conversations/${id}`));
    expect([thread.unread, textsOf(thread)]).toEqual([1, [sent.text]]);
    await admin.post(`/conversations/${id}/seen`, { through: sent.id });
    expect((await json<ConversationThread>(admin.get(`/conversations/${id}`))).unread).toBe(0);

    const answer = await json<ChatMessage>(admin.post(`/conversations/${id}`, { text: "Nous regardons." }));
    expect(answer.fromHouse).toBe(true);
    expect([await unreadOf(client), textsOf(await chatOf(client))]).toEqual([1, [sent.text, answer.text]]);
    expect(await json(client.post("/chat/seen", { through: answer.id }))).toEqual({ unread: 0 });
    expect(await unreadOf(client)).toBe(0);
  });

  it("counts on what came after the last message that was seen", async () => {
    const client = await person();
    await write(client, "un");
    const id = await idOf(client);
    const one = await json<ChatMessage>(admin.post(`/conversations/${id}`, { text: "A" }));
    await admin.post(`/conversations/${id}`, { text: "B" });
    expect(await json(client.post("/chat/seen", { through: one.id }))).toEqual({ unread: 1 });
    // An older mark takes nothing back.
    expect(await json(client.post("/chat/seen", { through: 1 }))).toEqual({ unread: 1 });
  });

  it("keeps its history, page by page", async () => {
    const client = await person();
    for (const text of ["1", "2", "3", "4", "5"]) await write(client, text);
    const last = await chatOf(client, "?limit=2");
    expect([textsOf(last), last.older]).toEqual([["4", "5"], true]);
    const before = await chatOf(client, `?limit=5&before=${last.messages[0]?.id}`);
    expect([textsOf(before), before.older]).toEqual([["1", "2", "3"], false]);
  });

  it("takes a message once, however often it is sent", async () => {
    const client = await person();
    const key = { "idempotency-key": "once-and-for-all" };
    const [one, two] = [await write(client, "Une fois", key), await write(client, "Une fois", key)];
    expect(await json(one)).toEqual(await json(two));
    expect(textsOf(await chatOf(client))).toEqual(["Une fois"]);
    expect((await write(client, "Autre chose", key)).status).toBe(422);
  });

  it.each([
    ["nothing", " \n\u0007", "required"],
    ["too much", "a".repeat(longestMessage + 1), "too-long"],
    ["far too much", "a".repeat(20_000), "too-long"],
  ])("refuses %s with its reason", async (_, text, reason) => {
    const response = await write(await person(), text);
    expect(response.status).toBe(400);
    const { fields } = await json<{ fields: { field: string; message: string }[] }>(response);
    expect(fields).toContainEqual({ field: "text", message: reason });
  });

  it("keeps what looks like markup as the text that it is", async () => {
    const client = await person();
    const text = "<script>alert(1)</script> & <b>gras</b>";
    await write(client, text);
    expect(textsOf(await chatOf(client))).toEqual([text]);
  });

  it("takes twenty messages a minute", async () => {
    const client = await person();
    const statuses: number[] = [];
    for (let nth = 0; nth < 45; nth += 1) statuses.push((await write(client, `n ${nth}`)).status);
    // A minute may end in between.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  });

  it("stands in order when many are written at once", async () => {
    const client = await person();
    const id = await write(client, "début").then(() => idOf(client));
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        nth % 2 ? write(client, `p${nth}`) : admin.post(`/conversations/${id}`, { text: `h${nth}` }),
      ),
    );
    const { messages, unread } = await chatOf(client);
    expect([messages.length, unread]).toEqual([9, 4]);
    expect((await eventsOf(client.companyId, "Chat")).length).toBe(9);
  });
});

describe("whose conversation it is", () => {
  it("nobody's without the right", async () => {
    const company = await makeCompany();
    const without = await secondUser(company, ["CaiaApp", "cart"]);
    for (const path of ["/chat", "/chat/unread", "/chat/channel"])
      expect(await refusal(await without.get(path))).toEqual([403, "denied"]);
    expect((await write(without, "non")).status).toBe(403);
  });

  it("its person's alone, in their company alone", async () => {
    const client = await person();
    const colleague = await secondUser(client, ["CaiaApp", "Chatwoot"]);
    await write(client, "à moi");
    expect((await chatOf(colleague)).messages).toEqual([]);
    await write(colleague, "à moi aussi");
    expect(textsOf(await chatOf(client))).toEqual(["à moi"]);
  });

  it("read and answered by administrators of the house, and by nobody else", async () => {
    const client = await person();
    await write(client, "secret");
    const id = await idOf(client);
    const helper = await secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp", "Chatwoot"]);
    const elsewhere = await makeCompany();
    for (const [who, status] of [
      [helper, 403],
      [elsewhere, 404],
    ] as const) {
      expect((await who.get("/conversations")).status).toBe(status);
      expect((await who.get(`/conversations/${id}`)).status).toBe(status);
      expect((await who.post(`/conversations/${id}`, { text: "?" })).status).toBe(status);
      expect((await who.post(`/conversations/${id}/seen`, { through: 1 })).status).toBe(status);
    }
    for (const path of ["/conversations/2000000000", "/conversations/2000000000/seen"])
      expect((await admin.post(path, { text: "?", through: 1 })).status).toBe(404);
    expect((await admin.get("/conversations/2000000000")).status).toBe(404);
  });

  it("listed with the last written first, continued by the last id", async () => {
    const clients = [await person(), await person(), await person()];
    for (const client of clients) await write(client, `de ${client.companyId}`);
    const wanted = (await Promise.all(clients.map(idOf))).reverse();
    const first = await listed("?limit=2");
    expect(first.conversations.map(({ id }) => id)).toEqual(wanted.slice(0, 2));
    const next = await listed(`?limit=2&after=${first.next}`);
    expect(next.conversations[0]?.id).toBe(wanted[2]);
  });
});

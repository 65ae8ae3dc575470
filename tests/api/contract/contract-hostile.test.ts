import { app } from "@/lib/api/app";
import { prisma } from "@/lib/platform/db";
import { clientOf } from "@/tests/support/company";
import { calls, questionOf, send, type DeclaredCall, type Question, type Schema } from "@/tests/support/contract";
import { addressOf } from "@/tests/support/companion";
import "@/tests/support/end";
import { drawPicture, makeOwner, placesOf } from "@/tests/support/owner";

const hostile = ["\u0000", "a\u0000b", "\ud800", "constructor", "__proto__", "toString", "hasOwnProperty"];
/** A lone surrogate has no form in an address or in a form's text: the client sends the mark of a lost character. */
const inText = hostile.filter((text) => text !== "\ud800");

type Path = (string | number)[];

/** Where a body that the schema admits holds a value in whose place any text can stand. */
function placesIn(schema: Schema, value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => placesIn(schema.items ?? {}, one, [...at, index]));
  if (value instanceof File) return [];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      placesIn(schema.properties?.[name] ?? {}, one, [...at, name]),
    );
  return [at];
}

function withText(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.map((one, index) => (index === first ? withText(one, rest, text) : one));
  const fields = value as Record<string, unknown>;
  return { ...fields, [first]: withText(fields[first], rest, text) };
}

/** The call with the text in each of its fields in turn, all others as its schema admits them. */
function* questionsOf(call: DeclaredCall, { path, body }: Question, values: Record<string, unknown>) {
  for (const text of inText) {
    for (const { name } of call.parameters.filter((one) => one.in === "path"))
      yield { field: name, text, question: { ...questionOf(pathless(call, name), { ...values, [name]: text }), body } };
    for (const { name } of call.parameters.filter((one) => one.in === "query")) {
      const [address = "", asked = ""] = path.split("?");
      const query = new URLSearchParams(
        [...new URLSearchParams(asked), [name, text]].filter(
          ([one], at, all) => all.findLastIndex(([other]) => other === one) === at,
        ),
      );
      yield { field: name, text, question: { path: `${address}?${query}`, body } };
    }
  }
  if (!call.body) return;
  for (const text of call.isForm ? inText : hostile)
    for (const place of placesIn(call.body, body))
      yield { field: place.join("."), text, question: { path, body: withText(body, place, text) } };
}

/** The call as if a place of its address took any text. */
const pathless = (call: DeclaredCall, name: string): DeclaredCall => ({
  ...call,
  parameters: call.parameters.map((one) => (one.name === name ? { ...one, schema: { type: "string" } } : one)),
});

let owner: Awaited<ReturnType<typeof makeOwner>>;
let image: File;
let companion: string;
beforeAll(async () => {
  [owner, image] = await Promise.all([makeOwner(), drawPicture()]);
  ({ key: companion } = await addressOf(owner.company, Number(owner.values.customerId)));
});
beforeEach(() => prisma().signInLock.deleteMany({ where: { key: "address:unknown" } }));

const asked = calls.filter(({ parameters, body }) => parameters.some((one) => one.in !== "header") || body);

describe("a text that no database keeps, or that every object answers to", () => {
  it.each(asked.map((call) => [call.name, call] as const))("in any field of %s is 400 or 401", async (_, call) => {
    const ofUsers = call.rights.some((right) => right !== "companion");
    const headers: Record<string, string> = ofUsers
      ? { authorization: `Bearer ${owner.company.token}` }
      : { "x-companion": companion };
    const values = { ...placesOf(call, owner.values), image };
    const faults: unknown[] = [];
    for (const { field, text, question } of questionsOf(call, questionOf(call, values), values)) {
      const response = await send(call, question, headers);
      await response.body?.cancel();
      if (response.status !== 400 && response.status !== 401) faults.push([field, text, response.status]);
    }
    expect(faults).toEqual([]);
  });

  it.each(inText)("%j as e-mail address or password is 401", async (text) => {
    for (const pair of [`${text}:a long enough password`, `someone@etabli.test:${text}`]) {
      const authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
      expect((await clientOf().get("/login", { authorization })).status).toBe(401);
    }
  });

  it.each(["__proto__", "constructor", "%00", "a%00b"])("as a call, %s, is none", async (name) => {
    for (const method of ["GET", "POST", "HEAD"])
      expect((await app.request(`/api/${name}`, { method })).status).toBe(404);
  });

  it("as the name of a field, or so deep that nobody reads it, is 400", async () => {
    const { token } = owner.company;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    for (const body of ['{"name":"x","value":{"__proto__":1}}', `{"name":"x","value":${deep}}`])
      expect((await app.request("/api/setUserPreference", { method: "POST", headers, body })).status).toBe(400);
  });
});

import { randomBytes } from "node:crypto";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { prisma } from "@/lib/platform/db";
import { rights as allRights } from "@/lib/shared/rights";
import "@/tests/support/end";
import { makeCompany } from "@/tests/support/company";
import { rowsOf } from "@/tests/support/company-rows";
import { bare, calls, questionOf, send, type DeclaredCall, type Question, type Schema } from "@/tests/support/contract";
import { makeOwner, questionFor, type Client } from "@/tests/support/owner";

let owner: Awaited<ReturnType<typeof makeOwner>>;
beforeAll(async () => {
  owner = await makeOwner();
});

const signedIn = calls.filter(({ rights }) => rights[0] !== "public" && rights[0] !== "companion");
const changing = signedIn.filter(({ changes }) => changes);

/** A session of its own for each question: some calls end the one that they are asked with. */
async function session({ userId, companyId }: Client, kind: "browser" | "bearer"): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await createSession({ token, userId, companyId, kind, userAgent: null });
  return token;
}
const bearer = async (client: Client) => ({ authorization: `Bearer ${await session(client, "bearer")}` });

const host = { host: "etabli.test" };
const elsewhere: Record<string, string>[] = [
  ...["cross-site", "same-site", "none", "", "unknown"].map((site) => ({ "sec-fetch-site": site })),
  { "sec-fetch-site": "cross-site", origin: "http://etabli.test", "x-etabli": "1" },
  {},
  { origin: "https://evil.example" },
  { origin: "null" },
  { referer: "https://evil.example/etabli.test" },
  { origin: "https://evil.example", referer: "http://etabli.test/" },
];
const ours: Record<string, string>[] = [
  { "sec-fetch-site": "same-origin" },
  { referer: "http://etabli.test/cart" },
  { "x-etabli": "1" },
];

describe("another site's page with the user's cookie", () => {
  it("changes nothing, whatever the call and its verb", async () => {
    const cookie = `etabli.session=${await session(owner.company, "browser")}`;
    const before = await rowsOf(owner.company);
    const faults: unknown[] = [];
    for (const call of changing) {
      for (const headers of elsewhere) {
        const [status, text] = await bare(
          await send(call, questionFor(call, owner.values), { ...host, ...headers, cookie }),
        );
        if (status !== 403 || !text.includes('"code":"denied"')) faults.push([call.name, headers, status, text]);
      }
    }
    expect(faults).toEqual([]);
    expect(await rowsOf(owner.company)).toEqual(before);
  });

  // Without a site to sign in to, /wp-auth answers nobody: tests/api/wordpress asks it with one.
  it.each(
    changing
      .filter(({ method, name }) => method === "get" && name !== "GET /wp-auth")
      .map((call) => [call.name, call] as const),
  )("%s is taken from our own pages and from programs", async (_, call) => {
    const company = await makeCompany();
    const cookie = `etabli.session=${await session(company, "browser")}`;
    const programs = await bearer(company);
    for (const headers of [...ours.map((one) => ({ ...host, ...one, cookie })), programs]) {
      const [status] = await bare(await send(call, questionOf(call, { companyId: company.companyId }), headers));
      expect([call.name, headers, status === 403 || status >= 500]).toEqual([call.name, headers, false]);
    }
  });
});

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)];
/** Values that a field's schema does not admit. */
const wrongFor = (schema: Schema): unknown[] => {
  const types = typesOf(schema);
  return [
    ...(types.includes("object") ? ["text", 7] : [{ rights: ["admin"] }]),
    ...(types.includes("array") ? [] : [[[1]]]),
    ...(types.some((type) => ["string", "null", "integer", "number"].includes(type)) ? [] : [null, "x".repeat(100)]),
    ...(schema.enum ? ["no such word"] : []),
    ...(schema.maxLength ? ["x".repeat(schema.maxLength + 1)] : []),
  ];
};

/** The question with each field in turn wrong or left out, and with bodies that are none. */
function broken(call: DeclaredCall, right: Question): Question[] {
  const { properties = {}, required = [] } = call.body ?? {};
  const body = right.body as Record<string, unknown>;
  const without = required.map((name) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)));
  if (call.isForm) return without.map((one) => ({ ...right, body: one }));
  const wrong = Object.entries(properties).flatMap(([name, schema]) =>
    wrongFor(schema).map((value) => ({ ...body, [name]: value })),
  );
  const none = [1, "text", null, call.body?.type === "array" ? {} : []];
  return [...none, ...without, ...wrong].map((one) => ({ ...right, body: one }));
}

const numbers = (call: DeclaredCall) =>
  call.parameters.filter(({ in: where, schema }) => where === "path" && schema.type === "integer");
const wrongNumbers = ["x", "-1", "1.5", "99999999999999999999", "1e3x"];
/** Bodies that are received piece by piece, after the rest of the question has been judged: tests/api/uploads. */
const received = new Set(["POST /set-company-video/{companyId}"]);
const leak = /\n\s+at |node_modules|prisma|syntax error|\bselect\b.*\bfrom\b/i;

describe("input that breaks its schema", () => {
  it("is 400 in words, never a failure of the server", async () => {
    const company = await makeCompany();
    const faults: unknown[] = [];
    for (const call of signedIn) {
      const headers = await bearer(company);
      const right = questionFor(call, owner.values);
      const addresses = numbers(call).flatMap(({ name }) =>
        wrongNumbers.map((wrong) => ({
          ...right,
          path: call.route.replace(/\{(\w+)\}/g, (_, place: string) => (place === name ? wrong : "1")),
        })),
      );
      for (const question of [...addresses, ...(call.body && !received.has(call.name) ? broken(call, right) : [])]) {
        const [status, text] = await bare(await send(call, question, headers));
        if (status !== 400 || leak.test(text)) faults.push([call.name, question, status, text.slice(0, 200)]);
      }
    }
    expect(faults).toEqual([]);
  });

  it("changes nothing by fields that nobody asked for", async () => {
    const rights = allRights.filter((right) => right !== "admin");
    const company = await makeCompany({ rights });
    const before = await rowsOf(owner.company);
    const { companyId, userId } = owner.company;
    const extra = { companyId, userId, rights: ["admin"], role: "admin", id: 1, __proto__: { admin: true } };
    const faults: unknown[] = [];
    for (const call of signedIn.filter(({ body, isForm }) => body?.properties && !isForm)) {
      const { path, body } = questionOf(call, { companyId: company.companyId, userId: company.userId });
      const known = new Set(Object.keys(call.body?.properties ?? {}));
      const added = Object.entries(extra).filter(([name]) => !known.has(name));
      const question = { path, body: { ...(body as object), ...Object.fromEntries(added) } };
      const [status, text] = await bare(await send(call, question, await bearer(company)));
      if (status >= 500) faults.push([call.name, status, text]);
    }
    expect(faults).toEqual([]);
    expect(await rowsOf(owner.company)).toEqual(before);
    const held = await prisma().membership.findMany({ where: { userId: company.userId }, select: { rights: true } });
    expect(held).toEqual([{ rights: expect.not.arrayContaining(["admin"]) as string[] }]);
  });
});

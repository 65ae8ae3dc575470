import "@/lib/api/app";
import { openApiDocument } from "@/lib/api/document";
import { rights as allRights, type Right } from "@/lib/shared/rights";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

interface Operation {
  "x-right": string[];
  parameters?: { name: string; in: string; schema: { type?: string; enum?: string[] } }[];
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Operation>> };
const calls = Object.entries(document.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, route, operation, rights: operation["x-right"] })),
);
const righted = calls.filter(({ rights }) => rights[0] !== "public" && rights[0] !== "user");
// A customer's page and a program's key are no rights that a user can hold: tests/api/live/companion.test.ts and
// tests/api/session walk what they may ask.
const heldByNobody = new Set(["companion", "key"]);
const used = [...new Set(righted.flatMap(({ rights }) => rights))].filter((right) => !heldByNobody.has(right)).sort();

const sample = (schema?: { type?: string; enum?: string[] }) =>
  schema?.enum?.[0] ?? (schema?.type === "integer" || schema?.type === "number" ? "1" : "fr");

function send(token: string, { method, route, operation }: (typeof calls)[number]): Promise<Response> {
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) =>
    sample(operation.parameters?.find((one) => one.in === "path" && one.name === name)?.schema),
  );
  const { get, post, del } = clientOf(token);
  if (method === "get") return get(path);
  return method === "delete" ? del(path) : post(path, {});
}

const codeOf = async (response: Response): Promise<string | null> => {
  const json = response.headers.get("content-type")?.includes("json");
  const body = json ? ((await response.json()) as { code?: string } | null) : null;
  await response.body?.cancel().catch(() => undefined);
  return body?.code ?? null;
};

// People of one company, made before they are asked about: nobody waits until a changed right is noticed.
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  company = await makeCompany({ canUpdate: true });
});

/** Calls that any signed-in user may ask although a page with a right of its own shows their answers: none of these. */
const ofPages = /^\/(vc|quote|quotes|getCart|cart|cartItem|addItemToCart|updateQuantity)(\/|$)/;

/** Who sells, and the customer's own phone. */
const ofShop = new Set<string>(["cart", "companion"]);

describe("a call that names no right", () => {
  const unnamed = calls.filter(({ rights }) => rights.includes("user"));

  it("is none of customers, carts and quotes", () => {
    const open = calls.filter(({ route, rights }) => ofPages.test(route) && !rights.some((right) => ofShop.has(right)));
    expect(open.map(({ method, route }) => `${method} ${route}`)).toEqual([]);
  });

  it("is opened by a session alone: not by none, and not by a right that was never given", async () => {
    const reader = await secondUser(company, ["CaiaApp"]);
    expect(unnamed.length).toBeGreaterThan(40);
    for (const call of unnamed.filter(({ route }) => !/^\/(logout|sessions|sse)/.test(route))) {
      expect([call.route, (await send("", call)).status]).toEqual([call.route, 401]);
      const answer = await send(reader.token, call);
      expect([call.route, answer.status]).not.toEqual([call.route, 401]);
      await answer.body?.cancel();
    }
  });
});

describe("every right", () => {
  it("of a call is one of the contract", () => {
    expect(used.filter((right) => !(allRights as readonly string[]).includes(right))).toEqual([]);
  });

  it.each(used)("%s alone opens its calls, and all others together do not", async (right) => {
    const others = allRights.filter((one) => one !== right);
    const [without, holder] = await Promise.all([secondUser(company, others), secondUser(company, [right as Right])]);
    const own = righted.filter(({ rights }) => rights.includes(right));
    const needed = own.filter(({ rights }) => rights.length === 1);
    for (const call of needed)
      expect([call.route, (await send(without.token, call)).status]).toEqual([call.route, 403]);
    for (const call of own) {
      const response = await send(holder.token, call);
      expect([call.route, response.status === 403, await codeOf(response)]).not.toEqual([call.route, true, "denied"]);
    }
  });
});

import "@/lib/api/app";
import { openApiDocument } from "@/lib/api/document";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { rights as allRights } from "@/lib/shared/rights";
import { clientOf, makeCompany } from "../support/company";
import "../support/end";

interface Operation {
  "x-right": string[];
  parameters?: { name: string; in: string; schema: { type?: string; enum?: string[] } }[];
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Operation>> };
const calls = Object.entries(document.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, route, operation, rights: operation["x-right"] })),
);
const righted = calls.filter(({ rights }) => rights[0] !== "public" && rights[0] !== "user");
// A customer's page is no right that a user can hold: tests/api/companion.test.ts walks what it may ask.
const used = [...new Set(righted.flatMap(({ rights }) => rights))].filter((right) => right !== "companion").sort();

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

async function become(company: Awaited<ReturnType<typeof makeCompany>>, rights: readonly string[]) {
  const { companyId, userId } = company;
  await prisma().membership.update({
    where: { companyId_userId: { companyId, userId } },
    data: { rights: [...rights] },
  });
  await notify("session", `user:${userId}`);
  const held = async () => ((await (await company.get("/userInfo")).json()) as { rights: string[] }).rights;
  // userInfo reads the database; the remembered actor dies by the notice, at the latest after a second.
  expect((await held()).toSorted()).toEqual([...rights].toSorted());
  await new Promise((done) => setTimeout(done, 1050));
}

describe("every right", () => {
  it("of a call is one of the contract", () => {
    expect(used.filter((right) => !(allRights as readonly string[]).includes(right))).toEqual([]);
  });

  it.each(used)("%s alone opens its calls, and all others together do not", async (right) => {
    const company = await makeCompany({ canUpdate: true });
    const own = righted.filter(({ rights }) => rights.includes(right));
    const needed = own.filter(({ rights }) => rights.length === 1);
    await become(
      company,
      allRights.filter((one) => one !== right),
    );
    for (const call of needed)
      expect([call.route, (await send(company.token, call)).status]).toEqual([call.route, 403]);
    await become(company, [right]);
    for (const call of own) {
      const response = await send(company.token, call);
      expect([call.route, response.status === 403, await codeOf(response)]).not.toEqual([call.route, true, "denied"]);
    }
  });
});

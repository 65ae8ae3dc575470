import { findCompanyApp, listCompanyApps } from "@/lib/domains/apps/queries";
import { listDockApps, findDockApp } from "@/lib/domains/apps/dock/queries";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import type { Actor } from "@/lib/platform/actor";
import { prisma, read } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Client = Awaited<ReturnType<typeof makeCompany>>;
interface App {
  id: number;
  name: string;
  changedAt: string;
}
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const draft = { img: null, url: "/pieces", widget: null, appType: "internal", accessRight: null, brandId: null };
const add = (client: Pick<Client, "post">, name: string, more: object = {}) =>
  client.post("/dock-apps", { ...draft, name, ...more });
const actorOf = async ({ token }: { token: string }): Promise<Actor> => {
  const actor = await findActor(token);
  if (!actor) throw new Error("no session");
  return actor;
};

describe("the apps of a company's settings", () => {
  it("have entries for who holds their right; without an address for administrators alone", async () => {
    const company = await makeCompany();
    const [holder, other] = await Promise.all([
      secondUser(company, ["CaiaApp", "ERP", "Help"]),
      secondUser(company, ["CaiaApp"]),
    ]);
    const listed = async (who: { token: string }) => listCompanyApps(await actorOf(who));
    expect([await listed(company), await listed(holder)]).toEqual([
      ["erp", "com", "visio", "back", "help", "store"],
      [],
    ]);
    const data = [
      { companyId: company.companyId, name: "erp", value: "/embedded/erp" },
      { companyId: company.companyId, name: "myBox", value: "/embedded/mybox" },
    ];
    await prisma().companySetting.createMany({ data });
    await new Promise((wait) => setTimeout(wait, 1050));
    expect([await listed(holder), await listed(other)]).toEqual([["erp", "mybox"], ["mybox"]]);
    const place = async (who: { token: string }) => findCompanyApp(await actorOf(who), { name: "erp" });
    expect(await place(holder)).toEqual({ state: "framed", address: "/embedded/erp", own: true });
    expect(await place(other)).toBeNull();
  });
});

describe("the dock of a company", () => {
  it("is kept by administrators: an app is added, changed, moved and removed, each with its trail", async () => {
    const company = await makeCompany();
    await add(company, "Planning");
    const [planning, stock] = await json<App[]>(add(company, "Stock", { url: "/own-stock" }));
    if (!planning || !stock) throw new Error("the apps were not made");
    const app = { ...draft, name: "Planning 2" };
    const changed = await json<App[]>(
      company.post(`/dock-apps/change/${planning.id}`, { app, seen: planning.changedAt }),
    );
    expect(changed.map(({ name }) => name)).toEqual(["Planning 2", "Stock"]);
    const seen = [planning.id, stock.id];
    const moved = await json<App[]>(company.post("/dock-apps/order", { ids: seen.toReversed(), seen }));
    expect(moved.map(({ name }) => name)).toEqual(["Stock", "Planning 2"]);
    const left = await json<App[]>(company.del(`/dock-apps/${stock.id}`));
    expect(left.map(({ name }) => name)).toEqual(["Planning 2"]);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "dock-app" },
      orderBy: { id: "asc" },
      select: { action: true },
    });
    expect(trail.map(({ action }) => action)).toEqual(["add", "add", "change", "move", "remove"]);
  });

  it("is changed by nobody over what somebody else did", async () => {
    const company = await makeCompany();
    const [first] = await json<App[]>(add(company, "Planning"));
    if (!first) throw new Error("the app was not made");
    const change = (name: string, seen: string) =>
      company.post(`/dock-apps/change/${first.id}`, { app: { ...draft, name }, seen });
    expect((await change("One", first.changedAt)).status).toBe(200);
    const late = await change("Two", first.changedAt);
    expect([late.status, (await json<{ code: string }>(late)).code]).toEqual([409, "dock-changed"]);
    await add(company, "Stock");
    const order = await company.post("/dock-apps/order", { ids: [first.id], seen: [first.id] });
    expect([order.status, (await json<{ code: string }>(order)).code]).toEqual([409, "dock-changed"]);
  });

  it("has each name once, and two at once make one app", async () => {
    const company = await makeCompany();
    const both = await Promise.all([add(company, "Planning"), add(company, "planning")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ["", {}, "name"],
    ["x".repeat(61), {}, "name"],
    ["ERP", {}, "name"],
    ["a/b", {}, "name"],
    ["Tool", { appType: "iframe", url: "javascript:alert(1)" }, "url"],
    ["Tool", { appType: "iframe", url: `https://site.example/${"a".repeat(181)}` }, "url"],
    ["Tool", { appType: "linkTo", url: null }, "url"],
    ["Tool", { appType: "internal", url: "https://site.example" }, "url"],
    ["Tool", { img: "data:text/html,x" }, "img"],
  ])("refuses %j with %j", async (name, more, field) => {
    const company = await makeCompany();
    const answer = await add(company, name, more);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(field);
  });

  it("is another company's affair to nobody, and needs its rights", async () => {
    const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
    const [app] = await json<App[]>(add(company, "Planning", { accessRight: "Diag" }));
    if (!app) throw new Error("the app was not made");
    expect(await json<App[]>(other.get("/dock-apps"))).toEqual([]);
    expect((await other.del(`/dock-apps/${app.id}`)).status).toBe(404);
    const clerk = await secondUser(company, ["CaiaApp", "UsersAdmin"]);
    expect([(await clerk.get("/dock-apps")).status, (await add(clerk, "More")).status]).toEqual([403, 403]);
    const [dock, whole] = await Promise.all([
      secondUser(company, ["CaiaApp", "Dock"]),
      secondUser(company, ["CaiaApp", "Dock", "Diag"]),
    ]);
    const listed = async (who: { token: string }) => (await listDockApps(await actorOf(who))).length;
    expect([await listed(clerk), await listed(dock), await listed(whole)]).toEqual([0, 0, 1]);
    expect(await findDockApp(await actorOf(dock), { name: "planning" })).toEqual({ state: "denied" });
    expect(await findDockApp(await actorOf(whole), { name: "planning" })).toMatchObject({ address: "/pieces" });
    expect(await findDockApp(await actorOf(other), { name: "Planning" })).toBeNull();
  });
});

describe("the question whether a site may be framed", () => {
  it("is not asked inside networks, nor of what is no site, nor by anybody", async () => {
    const company = await makeCompany();
    const ask = (url: string) => company.post("/frame-verdict", { url });
    expect(await json(ask("http://127.0.0.1:1/"))).toEqual({ verdict: "unknown", reason: "private" });
    expect(await json(ask("http://169.254.169.254/latest"))).toEqual({ verdict: "unknown", reason: "private" });
    for (const url of ["javascript:alert(1)", "/pieces", "file:///etc/passwd"])
      expect((await ask(url)).status).toBe(400);
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await reader.post("/frame-verdict", { url: "https://site.example" })).status).toBe(403);
    const kept = {
      name: "test_frame_verdicts",
      text: "select address from frame_verdict where address like '%127.0.0.1:1/%'",
    };
    expect(await read(kept)).toEqual([]);
  });
});

import "@/tests/support/end";
import { randomBytes } from "node:crypto";
import { app } from "@/lib/api/app";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { prisma } from "@/lib/platform/db";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount } from "@/lib/platform/events/open-streams";
import { deleteOldEvents } from "@/lib/platform/events/store";
import { notify } from "@/lib/platform/notify";
import { clientOf, makeCompany } from "@/tests/support/company";
import { countsOf, openStream, tell, tellCart } from "@/tests/support/streams";

const vin = "VF1BR1H0H40123456";

/** A further session of a user of the company. */
async function colleague(companyId: number, rights: string[], seconds = 600) {
  const mark = randomBytes(8).toString("hex");
  const user = await prisma().user.create({ data: { email: `${mark}@etabli.test`, name: mark } });
  await prisma().membership.create({ data: { companyId, userId: user.id, rights } });
  const token = randomBytes(32).toString("base64url");
  await createSession({ token, userId: user.id, companyId, kind: "bearer", userAgent: null });
  await prisma().session.updateMany({
    where: { userId: user.id },
    data: { expiresAt: new Date(Date.now() + seconds * 1000) },
  });
  return { userId: user.id, ...clientOf(token) };
}

describe("a stream", () => {
  it("is opened by bearer or cookie, with the headers that keep proxies from holding it back", async () => {
    const { token, get } = await makeCompany();
    const byCookie = await app.request("/api/sse", { headers: { cookie: `etabli.session=${token}` } });
    for (const response of [await get("/sse"), byCookie]) {
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
      expect(response.headers.get("x-accel-buffering")).toBe("no");
      expect(response.headers.get("content-encoding")).toBeNull();
      await response.body?.cancel();
    }
  });

  it("is not kept open for a HEAD", async () => {
    const { token } = await makeCompany();
    const before = streamCount();
    const response = await app.request("/api/sse", { method: "HEAD", headers: { authorization: `Bearer ${token}` } });
    expect([response.status, streamCount()]).toEqual([200, before]);
  });

  it("leaves nothing behind when its reader goes", async () => {
    const company = await makeCompany();
    const before = [streamCount(), followerCount()];
    const stream = await openStream(company);
    await tellCart(company.companyId, 1);
    await stream.next("Cart items");
    expect([streamCount(), followerCount()]).toEqual([before[0]! + 1, before[1]! + 1]);
    await stream.close();
    expect([streamCount(), followerCount()]).toEqual(before);
  });
});

describe("events", () => {
  it("reach the sellers of the company, and never those of another", async () => {
    const [ours, theirs] = [await makeCompany(), await makeCompany()];
    const [near, far] = [await openStream(ours), await openStream(theirs)];
    await tellCart(ours.companyId, 1);
    await tellCart(theirs.companyId, 2);
    await Promise.all([near.next("Cart items"), far.next("Cart items")]);
    await tellCart(ours.companyId, 3);
    await near.next("Cart items", 2);
    expect([countsOf(near), countsOf(far)]).toEqual([[1, 3], [2]]);
  });

  it("of a kind reach only who has its right, and follow a change of rights", async () => {
    const { companyId } = await makeCompany();
    const seller = await colleague(companyId, ["CaiaApp", "cart"]);
    const reader = await colleague(companyId, ["CaiaApp"]);
    const [sold, read] = [await openStream(seller), await openStream(reader)];
    await tellCart(companyId, 1);
    await reader.get(`/sendEvent/searchVin/${vin}`);
    await Promise.all([sold.next("Cart items"), read.next("searchVin")]);
    expect([countsOf(sold), countsOf(read), sold.all("searchVin")]).toEqual([[1], [], []]);

    const where = { companyId_userId: { companyId, userId: seller.userId } };
    await prisma().membership.update({ where, data: { rights: ["CaiaApp"] } });
    await notify("session", `user:${seller.userId}`);
    await seller.get("/userInfo");
    await tellCart(companyId, 2);
    await seller.get(`/sendEvent/searchVin/${vin}`);
    await sold.next("searchVin");
    expect(countsOf(sold)).toEqual([1]);
  });

  it("come with the write and not without it", async () => {
    const company = await makeCompany();
    const stream = await openStream(company);
    const failed = prisma().$transaction(async (tx) => {
      await tx.customer.create({ data: { companyId: company.companyId, ...blank }, select: { id: true } });
      const { publish } = await import("@/lib/platform/events/publish");
      const data = { customerId: 1, count: 1 };
      await publish(tx, { kind: "Cart items", companyId: company.companyId, customerId: 1, data });
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    await tellCart(company.companyId, 2);
    await stream.next("Cart items");
    expect(countsOf(stream)).toEqual([2]);
  });

  const blank = { title: "", firstname: "", name: "", phone: "", email: "", postalCode: "", city: "" };
});

describe("a client that comes back", () => {
  it("misses nothing and hears nothing twice, by header or by address", async () => {
    const company = await makeCompany();
    const first = await openStream(company);
    await tellCart(company.companyId, 1);
    await first.next("Cart items");
    await first.close();
    for (const count of [2, 3]) await tellCart(company.companyId, count);
    const byHeader = await openStream(company, "/sse", { "last-event-id": first.state.id });
    const byAddress = await openStream(company, `/sse?lastEventId=${first.state.id}`);
    await tellCart(company.companyId, 4);
    for (const stream of [byHeader, byAddress]) {
      await stream.next("Cart items", 3);
      expect(countsOf(stream)).toEqual([2, 3, 4]);
      expect(stream.all("reset")).toEqual([]);
    }
  });

  it("misses nothing when it left before the company's first event", async () => {
    const company = await makeCompany();
    const first = await openStream(company);
    await first.close();
    expect(first.state.id).toBe("0");
    await tellCart(company.companyId, 1);
    const second = await openStream(company, "/sse", { "last-event-id": "0" });
    await second.next("Cart items");
    expect(countsOf(second)).toEqual([1]);
  });

  it("reads long absences in pages", async () => {
    const company = await makeCompany();
    const first = await openStream(company);
    await first.close();
    await prisma().$transaction(async (tx) => {
      const { publish } = await import("@/lib/platform/events/publish");
      for (let count = 1; count <= 450; count += 1) {
        const data = { customerId: 1, count };
        await publish(tx, { kind: "Cart items", companyId: company.companyId, customerId: 1, data });
      }
    });
    const second = await openStream(company, "/sse", { "last-event-id": first.state.id });
    await second.next("Cart items", 450);
    expect(countsOf(second)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
  });

  it.each(["999999999999999", "x", "-1", "1e9", "<b>", "1".repeat(40)])(
    "with the position %p is told to read anew, and hears what follows",
    async (position) => {
      const company = await makeCompany();
      await tellCart(company.companyId, 1);
      const stream = await openStream(company, "/sse", { "last-event-id": position });
      const reset = await stream.next("reset");
      await tellCart(company.companyId, 2);
      await stream.next("Cart items");
      expect(countsOf(stream)).toEqual([2]);
      expect(Number(reset.id)).toBeLessThan(Number(stream.state.id));
    },
  );

  it("with another company's position is told to read anew, and hears nothing of it", async () => {
    const [ours, theirs] = [await makeCompany(), await makeCompany()];
    await tellCart(ours.companyId, 1);
    const there = await openStream(theirs);
    await tellCart(theirs.companyId, 2);
    await there.next("Cart items");
    await tellCart(ours.companyId, 3);
    const stream = await openStream(ours, "/sse", { "last-event-id": there.state.id });
    await stream.next("reset");
    await tellCart(ours.companyId, 4);
    await stream.next("Cart items");
    expect(countsOf(stream)).toEqual([4]);
  });

  it("after its position was deleted is told to read anew; after what was deleted, not", async () => {
    const company = await makeCompany();
    const { companyId } = company;
    const first = await openStream(company);
    for (const count of [1, 2, 3]) await tellCart(companyId, count);
    await first.next("Cart items", 3);
    const [one, two] = first.all("Cart items").map(({ id }) => id);
    await first.close();
    await prisma().event.updateMany({
      where: { companyId, id: { lte: BigInt(two!) } },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect(await deleteOldEvents()).toBeGreaterThan(0);
    expect(await prisma().event.count({ where: { companyId } })).toBe(1);
    const lost = await openStream(company, "/sse", { "last-event-id": one! });
    await lost.next("reset");
    expect(countsOf(lost)).toEqual([]);
    const whole = await openStream(company, "/sse", { "last-event-id": two! });
    await whole.next("Cart items");
    expect([countsOf(whole), whole.all("reset")]).toEqual([[3], []]);
  });
});

describe("the end of a session", () => {
  it("by log out ends its streams and no others", async () => {
    const { companyId } = await makeCompany();
    const [leaving, staying] = [await colleague(companyId, ["cart"]), await colleague(companyId, ["cart"])];
    const [gone, kept] = [await openStream(leaving), await openStream(staying)];
    await leaving.post("/logout");
    await gone.ended();
    expect((await gone.next("end")).data).toEqual({ reason: "session" });
    await tellCart(companyId, 1);
    await kept.next("Cart items");
    expect([countsOf(gone), kept.state.ended]).toEqual([[], false]);
  });

  it("by its time ends its streams", async () => {
    const { companyId } = await makeCompany();
    const user = await colleague(companyId, ["cart"], 2);
    const stream = await openStream(user);
    await stream.ended();
    expect((await stream.next("end")).data).toEqual({ reason: "session" });
    expect((await user.get("/sse")).status).toBe(401);
  });

  it("by the end of a membership ends its streams", async () => {
    const { companyId } = await makeCompany();
    const user = await colleague(companyId, ["cart"]);
    const stream = await openStream(user);
    await prisma().membership.deleteMany({ where: { companyId, userId: user.userId } });
    await notify("session", `user:${user.userId}`);
    await stream.ended();
    expect(stream.all("end")).toHaveLength(1);
  });
});

describe("a scan", () => {
  it("is shared with the same user's windows alone", async () => {
    const company = await makeCompany();
    const other = await colleague(company.companyId, ["CaiaApp", "cart"]);
    const [own, others] = [await openStream(company), await openStream(other)];
    const answer = await company.get("/sendEvent/searchEAN/4047024000018");
    expect(await answer.json()).toEqual({ kind: "searchEAN", value: "4047024000018" });
    await company.get(`/sendEvent/searchVin/${vin.toLowerCase()}`);
    await tellCart(company.companyId, 1);
    await Promise.all([own.next("Cart items"), others.next("Cart items")]);
    const heard = own.told
      .filter(({ event }) => event.startsWith("search"))
      .map(({ event, data }) => [event, data.value]);
    expect(heard).toEqual([
      ["searchEAN", "4047024000018"],
      ["searchVin", vin],
    ]);
    expect(others.told.map(({ event }) => event)).toEqual(["ready", "Cart items"]);
  });

  it.each(["searchVin/ABC", "searchVin/<b>", "searchEAN/123", "searchEAN/4047024000019", "searchVin/%00", "data/1"])(
    "of %p is refused",
    async (path) => {
      const { get } = await makeCompany();
      expect([400, 404]).toContain((await get(`/sendEvent/${path}`)).status);
    },
  );

  it("by another site's page with the cookie is refused", async () => {
    const { token } = await makeCompany();
    const headers = { cookie: `etabli.session=${token}`, "sec-fetch-site": "cross-site" };
    expect((await app.request(`/api/sendEvent/searchVin/${vin}`, { headers })).status).toBe(403);
  });
});

describe("writes that others must see", () => {
  it("are told with ids and no price", async () => {
    const company = await makeCompany();
    const { clientId } = (await (await company.post("/vc/newClient", {})).json()) as { clientId: number };
    const stream = await openStream(company);
    await company.post("/vc/info", { clientId, ...card });
    await stream.next("Customer data");
    expect(stream.all("Customer data")[0]?.data).toMatchObject({ customerId: clientId });
    await tell({
      kind: "QuoteStatus",
      companyId: company.companyId,
      customerId: clientId,
      data: { quoteId: 1, number: "2026-00001", customerId: clientId, status: "accepted" },
    });
    expect(Object.keys((await stream.next("QuoteStatus")).data).sort()).toEqual([
      ...["at", "customerId", "number", "quoteId", "status"],
    ]);
  });

  const card = {
    ...{ title: "Mme", firstname: "Claire", name: "Laurent", phone: "06 12 34 56 78", email: "c@exemple.test" },
    ...{ company: "Particulier", postalCode: "69005", city: "Lyon", country: "FR" },
  };
});

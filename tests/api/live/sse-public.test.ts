import "@/tests/support/end";
import { renewCompanionKey } from "@/lib/domains/live/companion/commands/renew-key";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { clientOf, makeCompany } from "@/tests/support/company";
import { openStream, tell, tellCart } from "@/tests/support/streams";

const nobody = clientOf();

async function customerOf(company: Awaited<ReturnType<typeof makeCompany>>) {
  const { clientId } = (await (await company.post("/vc/newClient", {})).json()) as { clientId: number };
  const actor = (await findActor(company.token))!;
  const renew = async () => (await renewCompanionKey(actor, { customerId: clientId })).key;
  return { customerId: clientId, key: await renew(), renew };
}

const events = ({ told }: Awaited<ReturnType<typeof openStream>>) => told.map(({ event }) => event);

describe("the stream of a companion page", () => {
  it("hears of its customer alone, and nothing that only sellers hear", async () => {
    const company = await makeCompany();
    const { companyId } = company;
    const [one, two] = [await customerOf(company), await customerOf(company)];
    const stream = await openStream(nobody, `/sse/public?companion=${one.key}`);
    await tell({ kind: "data", companyId, customerId: one.customerId, data: { name: "x" } });
    await tellCart(companyId, 5, two.customerId);
    await company.get("/sendEvent/searchEAN/4047024000018");
    await tellCart(companyId, 6, one.customerId);
    await stream.next("Cart items");
    expect(stream.told.map(({ event, data }) => [event, data.count])).toEqual([
      ["ready", undefined],
      ["Cart items", 6],
    ]);
  });

  it("continues where it left off, by header or by address", async () => {
    const company = await makeCompany();
    const { customerId, key } = await customerOf(company);
    const first = await openStream(nobody, "/sse/public", { "x-companion": key });
    await first.close();
    await tellCart(company.companyId, 1, customerId);
    const again = await openStream(nobody, `/sse/public?companion=${key}&lastEventId=${first.state.id}`);
    await again.next("Cart items");
    expect(events(again)).toEqual(["ready", "Cart items"]);
  });

  it("tells the sellers that the customer opened it, once", async () => {
    const company = await makeCompany();
    const { customerId, key } = await customerOf(company);
    const seller = await openStream(company);
    const first = await openStream(nobody, `/sse/public?companion=${key}`);
    await seller.next("Customer connected");
    await openStream(nobody, `/sse/public?companion=${key}`, { "last-event-id": first.state.id });
    await tellCart(company.companyId, 1);
    await seller.next("Cart items");
    expect(seller.all("Customer connected").map(({ data }) => data.customerId)).toEqual([customerId]);
  });

  it("ends when the key is renewed; the old key opens nothing any more", async () => {
    const company = await makeCompany();
    const { key, renew } = await customerOf(company);
    const stream = await openStream(nobody, `/sse/public?companion=${key}`);
    const fresh = await renew();
    await stream.ended();
    expect((await stream.next("end")).data).toEqual({ reason: "session" });
    expect((await nobody.get(`/sse/public?companion=${key}`)).status).toBe(401);
    await openStream(nobody, `/sse/public?companion=${fresh}`);
  });

  it.each(["", "?companion=", "?companion=1", `?companion=${"a".repeat(43)}`, "?screen=7", "?companion='--"])(
    "is refused to %p",
    async (query) => {
      const response = await nobody.get(`/sse/public${query}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([401, "application/problem+json"]);
    },
  );

  it("is not opened by a customer of another company", async () => {
    const [ours, theirs] = [await makeCompany(), await makeCompany()];
    const { customerId } = await customerOf(ours);
    const actor = (await findActor(theirs.token))!;
    await expect(renewCompanionKey(actor, { customerId })).rejects.toMatchObject({ status: 404 });
  });
});

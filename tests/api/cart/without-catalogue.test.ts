import "@/tests/support/end";
import { findLineProof } from "@/lib/domains/cart/queries/find-line-proof";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { log } from "@/lib/platform/log";
import { unavailable } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { homeLanguage } from "@/lib/shared/languages";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, openCounter } from "@/tests/support/counter";
import { quoteNew } from "@/tests/support/quotes";

/** To this process no version of the catalogue is live any more. */
function loseCatalogue(): void {
  const live = Promise.reject(unavailable("no-catalogue", "No catalogue is loaded."));
  live.catch(() => undefined);
  const remembered = oncePerProcess<{ now: unknown }>("catalogue", () => ({ now: null }));
  remembered.now = { live, until: Infinity };
}
const findCatalogue = (): void => {
  oncePerProcess<{ now: unknown }>("catalogue", () => ({ now: null })).now = null;
};

afterEach(() => {
  findCatalogue();
  jest.restoreAllMocks();
});

it("a cart, its proofs, a customer's page and a quote stand on the names that lines keep while no catalogue can be read", async () => {
  const { company, customerId, articles } = await openCounter({}, 2);
  for (const id of articles) await addOne(company, customerId, id, { vin: "VF1BR1H0H40123456", ktype: 1_000_080 });
  const bare = await openCounter();
  await addOne(bare.company, bare.customerId, bare.articleId);
  const [actor, { key }] = [(await findActor(company.token))!, await addressOf(company, customerId)];
  const cart = () => json<Cart>(company.get(`/getCart/${customerId}?lang=fr`));
  const page = () => json<CompanionView>(phoneOf(key).get("/companion"));
  const labels = ({ lines }: Cart) => lines.map(({ item }) => item.label);
  const [named, shown] = [await cart(), await page()];
  expect(labels(named)).toHaveLength(2);
  const wanted = { customerId, lineId: named.lines[0]!.id, lang: homeLanguage } as const;
  const proof = await findLineProof(actor, wanted);
  expect(proof).not.toBeNull();

  loseCatalogue();
  expect((await company.get(`/fichearticle/${articles[0]}?lang=fr`)).status).toBe(503);
  const warned = jest.spyOn(log, "warn");
  expect(labels(await cart())).toEqual(labels(named));
  expect(warned.mock.calls.filter(([, said]) => /lines bear the names they keep/.test(said ?? ""))).toHaveLength(1);
  expect((await page()).lines).toEqual(shown.lines);
  expect((await findLineProof(actor, wanted))?.item).toEqual(proof?.item);
  expect(await json<QuoteMade>(quoteNew(bare.company, bare.customerId))).toMatchObject({ number: expect.any(String) });
});

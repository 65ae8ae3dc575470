import assert from "node:assert/strict";
import { waitFor } from "../../scripts/lib/processes.mjs";
import { piecesIn, send } from "../support/shoppers.mjs";
import { askSafely, streamSafely } from "./https-client.mjs";
import { backMs, secondsSince, under } from "./under.mjs";

const lifeSeconds = 8;
const daySeconds = 24 * 3600;
const streams = 10;
const ready = "/api/health/ready";

async function judgeInside({ balancer, processes }) {
  for (const { base } of [balancer, ...processes]) assert.equal((await fetch(base + ready)).status, 200, base);
}

/** A piece is told by every one of the streams. */
async function tellsAll(held, { counter }) {
  const { customerId, item, price, channel } = await counter.newWish();
  const body = { item: { id: item }, name: "", price, channel, customerId };
  const { status } = await send(counter.client, "POST", "/addItemToCart", body);
  assert.equal(status, 200);
  assert.equal(await piecesIn(counter.client, customerId), 1);
  const told = () => held.every((one) => one.told().includes(`"customerId":${customerId}`));
  assert.ok(await waitFor(told, backMs, 20), "a stream over https does not tell a piece");
  assert.ok(
    held.every((one) => one.stands()),
    "a stream over https was cut",
  );
}

/** The certificate ends while streams stand: newcomers refuse it, who is there stays, the inside stays green; the renewed one is handed over. */
export async function expiredCertificate(house, { note }) {
  const { balancer } = house;
  const ask = () => askSafely(balancer.https, balancer.authority, ready);
  return under(house, async (load) => {
    const began = performance.now();
    await balancer.renew(lifeSeconds);
    assert.equal(await ask(), 200);
    const { token } = load.counter.client;
    const open = () => streamSafely(balancer.https, balancer.authority, token);
    const held = await Promise.all(Array.from({ length: streams }, open));
    try {
      const expired = async () => (await ask()) === "CERT_HAS_EXPIRED";
      assert.ok(await waitFor(expired, backMs, 250), "a certificate that ended is taken");
      note("the certificate has expired");
      await judgeInside(house);
      await tellsAll(held, load);
      await balancer.renew(daySeconds);
      assert.equal(await ask(), 200, "the renewed certificate is not taken up");
      await tellsAll(held, load);
      await judgeInside(house);
      return `newcomers refuse what expired, ${streams} streams over https stayed and told; renewed after ${secondsSince(began)} without a cut`;
    } finally {
      held.forEach((one) => one.close());
    }
  });
}

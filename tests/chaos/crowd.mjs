import assert from "node:assert/strict";
import net from "node:net";
import { pause } from "../../scripts/lib/processes.mjs";
import { inBatches, openStream, startStreamServer } from "../bench/stream-tools.mjs";
import { send } from "../support/shoppers.mjs";
import { openCounter } from "./counter.mjs";

const crowdSize = 2000;
const reconnects = 10_000;
const stalledReaders = 200;
const growth = 1.2;
/** What may wait for a reader who does not read, in bytes; the same bound as lib/api/event-stream. */
const mostWaiting = 256 * 1024;

/** A connection that asks for a stream and never reads it. */
function stall(base, token) {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`GET /api/sse HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`);
      socket.pause();
      resolve(socket);
    });
    socket.on("error", reject);
  });
}

/** 2,000 streams, 10,000 reconnects and 200 readers who do not read, in a process that answers the calls alone. */
export async function crowd(house, { note }) {
  const counter = await openCounter(() => house.processes[0].base);
  const { token } = counter.client;
  const server = await startStreamServer(house.store.url, { ETABLI_HEARTBEAT_SECONDS: "2" });
  try {
    const open = (position) => openStream(server.base, token, { position });
    const warm = await inBatches(crowdSize, () => open());
    warm.forEach(({ close }) => close());
    const before = await server.idle();
    const streams = await inBatches(crowdSize, () => open());
    const stalled = await Promise.all(Array.from({ length: stalledReaders }, () => stall(server.base, token)));
    const wish = await counter.newWish();
    let told = 0;
    await inBatches(reconnects, async (number) => {
      if (number % 500 === 0) note(`${number} of ${reconnects} reconnects`);
      if (number % 100 === 0) told += (await tellOnce(counter, wish)) ? 1 : 0;
      const at = number % crowdSize;
      streams[at].close();
      streams[at] = await open(streams[at].position());
    });
    const full = await server.state();
    assert.ok(full.waiting <= stalledReaders * mostWaiting, `${full.waiting} bytes wait`);
    streams.forEach(({ close }) => close());
    stalled.forEach((socket) => socket.destroy());
    const after = await server.idle();
    assert.deepEqual([after.streams, after.followers], [0, 0], "streams and followers left");
    assert.ok(after.heap <= growth * before.heap, `the heap grew from ${before.heap} to ${after.heap}`);
    const mb = ({ heap }) => `${(heap / 1e6).toFixed(1)} MB`;
    return `${told} events; heap ${mb(before)} before, ${mb(full)} with all, ${mb(after)} after; at most ${full.waiting} bytes waited`;
  } finally {
    server.stop();
  }
}

const tellOnce = async ({ client }, { customerId }) =>
  (await send(client, "POST", "/cart/highlight", { customerId, vendorRow: null })).status === 200;

/** Listeners who change between two processes while things happen: every event once, in its order. */
export async function changing(house, { note }) {
  const counter = await openCounter(() => house.processes[0].base);
  const { token } = counter.client;
  const { customerId, item, price, channel } = await counter.newWish();
  const events = 300;
  const listeners = Array.from({ length: 40 }, () => ({ heard: [], stream: /** @type {any} */ (null), at: 0 }));
  const hear = (own) => (text) => {
    for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
      const told = JSON.parse(data);
      if (told.customerId === customerId && told.count !== undefined) own.heard.push(told.count);
    }
  };
  const join = async (own) => {
    const position = own.stream?.position();
    own.stream?.close();
    own.stream = await openStream(house.processes[own.at++ % 2].base, token, { position, hear: hear(own) });
  };
  await Promise.all(listeners.map(join));
  for (let number = 0; number < events; number++) {
    note(`event ${number} of ${events}`);
    const moved = join(listeners[number % listeners.length]);
    await counter.ask("POST", "/addItemToCart", { item: { id: item }, name: "", price, channel, customerId });
    await moved;
  }
  await pause(1000);
  const wanted = Array.from({ length: events }, (_, at) => at + 1);
  for (const { heard, stream } of listeners) {
    assert.deepEqual(heard, wanted, "what a listener heard");
    stream.close();
  }
  return `${listeners.length} listeners heard ${events} events once each across ${events} changes of process`;
}

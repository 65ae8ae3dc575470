import net from "node:net";

/**
 * Stands between a client and `target` ({ host, port }, read anew for each connection): `delay(ms)` holds every packet back
 * that long in each direction, `cut()` ends every connection in the middle of whatever it carries, `refuse(true)` lets
 * nobody in, `freeze(true)` passes nothing on and says nothing.
 * @param {() => { host: string, port: number }} target
 */
export async function openProxy(target) {
  const pairs = new Set();
  const state = { delayMs: 0, refusing: false, frozen: false };

  const pipe = (from, to) => {
    const held = [];
    let waiting = false;
    const flush = () => {
      waiting = false;
      while (held.length > 0 && !state.frozen && held[0].at <= performance.now()) to.write(held.shift().chunk);
      later();
    };
    const later = () => {
      if (waiting || held.length === 0 || to.destroyed) return;
      waiting = true;
      setTimeout(flush, state.frozen ? 20 : Math.max(0, held[0].at - performance.now()));
    };
    from.on("data", (chunk) => {
      if (state.delayMs === 0 && !state.frozen && held.length === 0) return void to.write(chunk);
      held.push({ chunk, at: performance.now() + state.delayMs });
      later();
    });
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  };

  const server = net.createServer((near) => {
    if (state.refusing) return void near.destroy();
    const far = net.connect(target());
    const pair = [near, far];
    pairs.add(pair);
    for (const socket of pair) socket.setNoDelay(true).once("close", () => pairs.delete(pair));
    pipe(near, far);
    pipe(far, near);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    cut,
    refuse: (/** @type {boolean} */ on) => void (state.refusing = on),
    freeze: (/** @type {boolean} */ on) => void (state.frozen = on),
    delay: (/** @type {number} */ ms) => void (state.delayMs = ms),
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

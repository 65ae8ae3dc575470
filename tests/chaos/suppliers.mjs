import http from "node:http";

const answers = {
  GOOD: (response, ids) => json(response, ids.map(offer)),
  BROKEN: (response) => response.writeHead(500).end("broken"),
  GARBAGE: (response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>{]"),
  /** Ten megabytes of what might become JSON. */
  HUGE: (response) => response.writeHead(200, { "content-type": "application/json" }).end(`["${"x".repeat(1e7)}"]`),
  SLOW: () => undefined,
};

const offer = (id) => ({ id, disponibilite: { quantite: 4 }, prix: { prixBase: 41.5 } });
const json = (response, body) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

/** How a supplier takes orders: it looks at no key, so that one sent twice is taken twice; `met` hears each before its answer. */
const makeDesk = () => ({ taken: /** @type {string[]} */ ([]), met: async () => {}, answered: () => {} });

async function takeOrder(desk, request, response, text) {
  const asked = request.method === "GET" ? String(request.url).split("/").at(-1) : null;
  const known = (key) => ({ number: `GOOD-${key.slice(0, 8)}` });
  if (asked) return json(response, desk.taken.includes(asked) ? known(asked) : { unknown: true });
  const { key } = JSON.parse(text);
  desk.taken.push(key);
  await desk.met();
  json(response, known(key));
  desk.answered();
}

/** Suppliers over HTTP, each with its own way to fail; `asked` counts the requests to each. */
export async function startSuppliers() {
  const asked = Object.fromEntries(Object.keys(answers).map((code) => [code, 0]));
  const desk = makeDesk();
  const server = http.createServer((request, response) => {
    const code = String(request.url).slice(1);
    const isOrder = code.startsWith("orders/");
    if (!isOrder) asked[code] += 1;
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      if (isOrder) return void takeOrder(desk, request, response, text);
      const items = JSON.parse(text).items ?? [];
      answers[code](
        response,
        items.map(({ id }) => id),
      );
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const base = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  const settings = Object.keys(answers).map((code) => ({
    ...{ code, name: code, url: `${base}/${code}`, inside: true },
    ...(code === "GOOD" ? { orders: `${base}/orders/${code}` } : {}),
  }));
  return {
    desk,
    asked,
    codes: Object.keys(answers),
    settings: JSON.stringify(settings),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

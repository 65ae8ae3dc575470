import http from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
  path: string;
  bearer: string;
}

/** What the other portal shows in each widget, for a test to change, and who asked. */
export const outsidePortal = {
  widgets: new Map<string, unknown[]>(),
  asked: [] as Asked[],
  down: false,
};

// Import this first: the environment is read once, when the product's modules load.
const server = http
  .createServer((request, response) => {
    const path = request.url ?? "";
    outsidePortal.asked.push({ path, bearer: (request.headers.authorization ?? "").replace("Bearer ", "") });
    if (outsidePortal.down) return void request.socket.destroy();
    const apps = outsidePortal.widgets.get(decodeURIComponent(path.replace("/base/widget/", "")));
    response.writeHead(apps ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify({ apps }));
  })
  .listen(0);
process.env.ETABLI_WIDGETS_URL = `http://localhost:${(server.address() as AddressInfo).port}/base`;

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

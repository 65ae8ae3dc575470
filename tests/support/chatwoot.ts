import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of Chatwoot for the installation of this process: its chat is not with us. */
export const chatwoot = { url: "https://chat.example.com", token: "aBcD1234", secret: "k3yOfTheInbox" };

/** What the product is told of it. */
export const chatwootSettings = (url: string): Record<string, string> => ({
  ETABLI_CHATWOOT_URL: url,
  ETABLI_CHATWOOT_TOKEN: chatwoot.token,
  ETABLI_CHATWOOT_SECRET: chatwoot.secret,
});

/** Speaks as Chatwoot's widget does, and shows who it was told that the reader is. */
const widget = `<!doctype html><title>Widget</title><p id="told">…</p><script>
  const say = (event, more) => parent.postMessage("chatwoot-widget:" + JSON.stringify({ event, ...more }), "*");
  addEventListener("message", ({ data }) => {
    const text = String(data).replace("chatwoot-widget:", "");
    const told = JSON.parse(text);
    if (told.event === "set-user") document.getElementById("told").textContent = told.identifier + " " + told.user.identifier_hash;
  });
  say("loaded", { config: { authToken: "a.b.c" } });
</script>`;

/** A server with the widget, or one that takes connections and never answers. */
export async function serveChatwoot(answers: boolean) {
  const server = createServer((_, response) => {
    if (answers) response.setHeader("content-type", "text/html; charset=utf-8").end(widget);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  // Another host than the product's own: a frame of ours would run as ours.
  return { url: `http://127.0.0.1:${port}`, close };
}

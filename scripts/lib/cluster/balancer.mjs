import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { freePort } from "../free-port.mjs";
import { Refusal } from "../refusal.mjs";
import { run } from "../run.mjs";
import { makeAuthority } from "./certificate.mjs";
import { startProgram } from "./program.mjs";

const readyMs = 10_000;
const here = (port) => `127.0.0.1:${port}`;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => resolve(socket.destroy() && true));
    socket.on("error", () => resolve(false));
  });

const daySeconds = 24 * 3600;

/** The file as it is shipped, its line for https taken in. */
function bindHttps(file) {
  const [comment, line] = ["# bind", "bind"].map((word) => `  ${word} "\${CLUSTER_APP_TLS_LISTEN}"`);
  const text = fs.readFileSync(file, "utf8");
  if (!text.includes(comment)) throw new Refusal(`${file} lacks its line for https.`);
  fs.writeFileSync(file, text.replace(comment, line));
}

/** HAProxy in front of both nodes and of the processes that will listen on `ports`, over http and https. */
export async function startBalancer({ programs, scratch, files, user, nodes, ports }) {
  const [app, tls, primary, standby] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [config, certificate] = ["haproxy.cfg", "certificate.pem"].map((name) => path.join(files, name));
  bindHttps(config);
  const { authority, issue } = await makeAuthority(programs, scratch, user);
  await issue(certificate, daySeconds);
  const env = {
    CLUSTER_FOLDER: files,
    CLUSTER_HAPROXY_SOCKET: path.join(files, "haproxy.sock"),
    CLUSTER_APP_LISTEN: here(app),
    CLUSTER_APP_TLS_LISTEN: here(tls),
    CLUSTER_PRIMARY_LISTEN: here(primary),
    CLUSTER_STANDBY_LISTEN: here(standby),
    ...Object.fromEntries(ports.map((port, at) => [`CLUSTER_APP${at + 1}`, here(port)])),
    ...Object.fromEntries(nodes.flatMap((node) => [[`CLUSTER_${node.name.toUpperCase()}`, here(node.port)]])),
    ...Object.fromEntries(nodes.map((node) => [`CLUSTER_${node.name.toUpperCase()}_PATRONI`, String(node.patroni)])),
  };
  const args = ["-W", "-f", config];
  const program = startProgram({ name: "haproxy", command: programs.haproxy, args, env, user, folder: scratch });
  await program.until(() => answers(app), readyMs, "listening");
  const renew = path.join(files, "renew-certificate.sh");
  return {
    ...program,
    base: `http://${here(app)}`,
    https: `https://${here(tls)}`,
    authority,
    primary,
    standby,
    /** A certificate that ends in so many seconds takes the place of the present one, as an administrator hands it over. */
    async renew(seconds) {
      await issue(certificate, seconds);
      await run("sh", [renew], { env: { ...process.env, ...env }, failure: "HAProxy does not take the certificate" });
    },
  };
}

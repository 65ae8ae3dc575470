import net from "node:net";
import path from "node:path";
import { freePort } from "../free-port.mjs";
import { startProgram } from "./program.mjs";

const readyMs = 10_000;
const here = (port) => `127.0.0.1:${port}`;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => resolve(socket.destroy() && true));
    socket.on("error", () => resolve(false));
  });

/** HAProxy in front of both nodes and of the processes that will listen on `ports`. */
export async function startBalancer({ programs, scratch, files, user, nodes, ports }) {
  const [app, primary, standby] = [await freePort(), await freePort(), await freePort()];
  const env = {
    CLUSTER_FOLDER: files,
    CLUSTER_HAPROXY_SOCKET: path.join(files, "haproxy.sock"),
    CLUSTER_APP_LISTEN: here(app),
    CLUSTER_PRIMARY_LISTEN: here(primary),
    CLUSTER_STANDBY_LISTEN: here(standby),
    ...Object.fromEntries(ports.map((port, at) => [`CLUSTER_APP${at + 1}`, here(port)])),
    ...Object.fromEntries(nodes.flatMap((node) => [[`CLUSTER_${node.name.toUpperCase()}`, here(node.port)]])),
    ...Object.fromEntries(nodes.map((node) => [`CLUSTER_${node.name.toUpperCase()}_PATRONI`, String(node.patroni)])),
  };
  const args = ["-W", "-f", path.join(files, "haproxy.cfg")];
  const program = startProgram({ name: "haproxy", command: programs.haproxy, args, env, user, folder: scratch });
  await program.until(() => answers(app), readyMs, "listening");
  return { ...program, base: `http://${here(app)}`, primary, standby };
}

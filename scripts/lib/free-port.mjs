import net from "node:net";
import { Refusal } from "./refusal.mjs";

function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: chosen } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(chosen));
    });
  });
}

/** A free port of the loopback address: the wanted one when it is free, else any. */
export const freePort = (wanted = 0) => tryPort(wanted, "127.0.0.1").catch(() => tryPort(0, "127.0.0.1"));

/** Refuses with a sentence when the product could not listen on the port. */
export async function requirePort(port, host) {
  const other = `Choose another one: PORT=${port < 64_000 ? Number(port) + 1 : 3000} npm start`;
  const sentences = {
    EADDRINUSE: `Port ${port} is already in use by another program. End that program, or choose another port.\n${other}`,
    EACCES: `This user may not listen on port ${port} (ports below 1024 belong to root).\n${other}`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. Use 0.0.0.0 for all addresses, 127.0.0.1 for this machine only.`,
    ENOTFOUND: `HOST=${host} is no known name. Use 0.0.0.0 for all addresses, 127.0.0.1 for this machine only.`,
  };
  try {
    await tryPort(Number(port), host);
  } catch (error) {
    throw new Refusal(sentences[error.code] ?? `Port ${port} cannot be used: ${error.message}`);
  }
}

import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { env } from "./env";

export type Reach = "anywhere" | "network" | "nowhere";

export interface PhoneOrigin {
  origin: string;
  reach: Reach;
}

interface Place {
  /** The address under which browsers reach the product, as it is configured. */
  configured: string;
  /** What the product listens on. */
  host: string;
  port: number;
  networks: NodeJS.Dict<NetworkInterfaceInfo[]>;
}

const isLocal = (name: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(name);
const isPrivate = (name: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(name) ||
  /^[^.:]+$|\.(local|lan|home|internal)$/.test(name);
/** Networks that machines make for their own containers: no phone is in them. */
const isInner = (name: string): boolean => /^(docker|br-|veth|virbr|cni|podman|lxc|utun|tun|tap)/.test(name);
/** Workshops have 192.168, larger houses 10; 172.16 is mostly containers'. */
const rank = (address: string): number => ["192.168.", "10.", "172."].findIndex((start) => address.startsWith(start));

/**
 * Where a phone opens the product: its configured address, else that of this machine in its network. "nowhere" with the
 * configured one when it listens to this computer alone, or has no network.
 */
export function phoneOriginOf({ configured, host, port, networks }: Place): PhoneOrigin {
  const { origin, hostname } = new URL(configured);
  if (!isLocal(hostname)) return { origin, reach: isPrivate(hostname) ? "network" : "anywhere" };
  if (isLocal(host) && host !== "0.0.0.0" && host !== "::") return { origin, reach: "nowhere" };
  if (!isLocal(host)) return { origin: `http://${host}:${port}`, reach: "network" };
  const [address] = Object.entries(networks)
    .filter(([name]) => !isInner(name))
    .flatMap(([, infos = []]) => infos.filter(({ family, internal }) => family === "IPv4" && !internal))
    .map((info) => info.address)
    .filter((one) => rank(one) >= 0)
    .sort((a, b) => rank(a) - rank(b));
  return address ? { origin: `http://${address}:${port}`, reach: "network" } : { origin, reach: "nowhere" };
}

/** The same of this process. */
export function phoneOrigin(): PhoneOrigin {
  const { NEXTAUTH_URL, HOST, PORT } = env();
  const port = Number(new URL(NEXTAUTH_URL).port) || PORT;
  return phoneOriginOf({ configured: NEXTAUTH_URL, host: HOST, port, networks: networkInterfaces() });
}

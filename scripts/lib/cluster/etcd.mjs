import fs from "node:fs";
import path from "node:path";
import { freePort } from "../free-port.mjs";
import { startProgram } from "./program.mjs";

const readyMs = 30_000;

/** One member of etcd, which keeps who leads: a trial on one machine needs no majority of three. */
export async function startEtcd({ programs, scratch, user }) {
  const [client, peer] = [await freePort(), await freePort()];
  const data = path.join(scratch, "etcd");
  fs.mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) fs.chownSync(data, user.uid, user.gid);
  const [base, other] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const env = {
    ETCD_NAME: "etcd1",
    ETCD_DATA_DIR: data,
    ETCD_LISTEN_PEER_URLS: other,
    ETCD_LISTEN_CLIENT_URLS: base,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: other,
    ETCD_ADVERTISE_CLIENT_URLS: base,
    ETCD_INITIAL_CLUSTER: `etcd1=${other}`,
    ETCD_INITIAL_CLUSTER_STATE: "new",
    ETCD_INITIAL_CLUSTER_TOKEN: "etabli",
    // The trial's data are thrown away: waiting for its disk measures the disk.
    ETCD_UNSAFE_NO_FSYNC: "true",
    ETCD_LOG_LEVEL: "warn",
  };
  const program = startProgram({ name: "etcd", command: programs.etcd, env, user, folder: scratch });
  const healthy = () =>
    fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await program.until(healthy, readyMs, "healthy");
  return { ...program, hosts: `127.0.0.1:${client}` };
}

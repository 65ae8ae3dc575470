import fs from "node:fs";
import { inPlaces, newestPostgres, requirePrograms } from "../programs.mjs";

// Debian has it in a folder of the machine's kind.
const libraries = "/usr/lib";
const findFaketime = () =>
  [libraries, ...fs.readdirSync(libraries).map((name) => `${libraries}/${name}`)]
    .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
    .find((file) => fs.existsSync(file));

const wanted = {
  haproxy: { package: "haproxy", find: inPlaces("haproxy") },
  patroni: { package: "patroni", find: inPlaces("patroni") },
  etcd: { package: "etcd-server", find: inPlaces("etcd") },
  postgres: { package: "postgresql", find: newestPostgres },
  faketime: { package: "libfaketime", find: findFaketime },
  socat: { package: "socat", find: inPlaces("socat") },
  openssl: { package: "openssl", find: inPlaces("openssl") },
};

/**
 * The programs of a cluster.
 * @param {(line: string) => void} note
 */
export const findPrograms = (note) => requirePrograms("The cluster", wanted, note);

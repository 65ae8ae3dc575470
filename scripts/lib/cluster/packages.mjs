import { inPlaces, newestPostgres, requirePrograms } from "../programs.mjs";

const wanted = {
  haproxy: { package: "haproxy", find: inPlaces("haproxy") },
  patroni: { package: "patroni", find: inPlaces("patroni") },
  etcd: { package: "etcd-server", find: inPlaces("etcd") },
  postgres: { package: "postgresql", find: newestPostgres },
};

/**
 * The programs of a cluster.
 * @param {(line: string) => void} note
 */
export const findPrograms = (note) => requirePrograms("The cluster", wanted, note);

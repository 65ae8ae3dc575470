/** What versions of one name differ in: as the papers write it, in no language. */
export interface Marks {
  ktype: number;
  kw: number | null;
  ccm: number | null;
  /** Field P.3 of the certificate. */
  p3: string | null;
  body: string | null;
  engineCodes: readonly string[];
}

const marks: readonly ((version: Marks) => string | null)[] = [
  ({ kw }) => (kw === null ? null : `${kw} kW`),
  ({ ccm }) => (ccm === null ? null : `${ccm} cm³`),
  ({ p3 }) => (p3 === null ? null : `P.3 ${p3}`),
  ({ body }) => body,
  ({ engineCodes }) => engineCodes.join("/") || null,
];

/**
 * For versions that look the same to a reader, by ktype: each one's own value of whatever differs among them, or their
 * ktype where nothing does. Versions that nobody can confuse are left out.
 */
export function tellApart<V extends Marks>(
  versions: readonly V[],
  looks: (version: V) => string,
): Map<number, string[]> {
  const alike = new Map<string, V[]>();
  for (const version of versions) {
    const seen = looks(version);
    const same = alike.get(seen) ?? [];
    if (!same.some(({ ktype }) => ktype === version.ktype)) alike.set(seen, [...same, version]);
  }
  const told = new Map<number, string[]>();
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const differing = marks.filter((mark) => new Set(group.map(mark)).size > 1);
    const wordsOf = (version: V) => differing.map((mark) => mark(version)).filter((word) => word !== null);
    const distinct = new Set(group.map((version) => wordsOf(version).join())).size === group.length;
    for (const version of group)
      told.set(version.ktype, distinct ? wordsOf(version) : [...wordsOf(version), `ktype ${version.ktype}`]);
  }
  return told;
}

import forge from "node-forge";

const uid = "0.9.2342.19200300.100.1.1";

/** What a pass certificate (PEM) says of itself; throws a sentence where it is none. */
export function readCertificate(pem: string): { type: string; team: string; endsAt: Date } {
  const { subject, validity } = forge.pki.certificateFromPem(pem);
  const valueOf = (match: string | object) => (subject.getField(match) as { value?: string } | null)?.value;
  const [type, team] = [valueOf({ type: uid }), valueOf("OU")];
  if (!type || !team) throw new Error("This is no pass certificate: it names no pass type (UID) or no team (OU).");
  return { type, team, endsAt: validity.notAfter };
}

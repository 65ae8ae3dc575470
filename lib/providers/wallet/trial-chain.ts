import { generateKeyPair, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import forge from "node-forge";
import { z } from "zod";

const chain = z.object({ root: z.string(), wwdr: z.string(), signerCert: z.string(), signerKey: z.string() });
/** A chain that looks as Apple's does and that no iPhone trusts. */
export type TrialChain = z.infer<typeof chain>;

const days = 825;
const makeKeys = promisify(generateKeyPair);

async function keyPair() {
  const pem = await makeKeys("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
  return {
    ...{
      publicKey: forge.pki.publicKeyFromPem(pem.publicKey),
      privateKey: forge.pki.privateKeyFromPem(pem.privateKey),
    },
    pem: pem.privateKey,
  };
}

type Keys = Awaited<ReturnType<typeof keyPair>>;
const uid = "0.9.2342.19200300.100.1.1";
const named = (commonName: string, unit: string, type?: string): forge.pki.CertificateField[] => [
  ...(type ? [{ type: uid, value: type }] : []),
  { name: "commonName", value: commonName },
  { shortName: "OU", value: unit },
  { name: "organizationName", value: "Etabli, for trying" },
];

interface Subject {
  name: forge.pki.CertificateField[];
  keys: Keys;
  serial: string;
  issuer: { name: forge.pki.CertificateField[]; keys: Keys };
  isAuthority: boolean;
}

function certify({ name, keys, serial, issuer, isAuthority }: Subject): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = serial;
  certificate.validity.notAfter = new Date(certificate.validity.notBefore.getTime() + days * 86_400_000);
  certificate.setSubject(name);
  certificate.setIssuer(issuer.name);
  certificate.setExtensions([
    { name: "basicConstraints", cA: isAuthority, critical: true },
    {
      name: "keyUsage",
      critical: true,
      keyCertSign: isAuthority,
      cRLSign: isAuthority,
      digitalSignature: !isAuthority,
    },
  ]);
  certificate.sign(issuer.keys.privateKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

export const trialType = "pass.test.etabli";

async function makeChain(): Promise<TrialChain> {
  const [rootKeys, wwdrKeys, signerKeys] = await Promise.all([keyPair(), keyPair(), keyPair()]);
  const root = { name: named("Etabli trial root", "TRIAL"), keys: rootKeys };
  const wwdr = { name: named("Etabli trial WWDR", "G4"), keys: wwdrKeys };
  const signer = { name: named(`Pass Type ID: ${trialType}`, "TRIAL00000", trialType), keys: signerKeys };
  return {
    root: certify({ ...root, serial: "01", issuer: root, isAuthority: true }),
    wwdr: certify({ ...wwdr, serial: "02", issuer: root, isAuthority: true }),
    signerCert: certify({ ...signer, serial: "03", issuer: wwdr, isAuthority: false }),
    signerKey: signerKeys.pem,
  };
}

/** The chain kept in a folder, made there when there is none or it has ended. Of two that make one at once, the first counts. */
export async function trialChain(folder: string, now = new Date()): Promise<TrialChain> {
  const file = path.join(folder, "trial-chain.json");
  const kept = await readChain(file);
  if (kept && forge.pki.certificateFromPem(kept.signerCert).validity.notAfter > now) return kept;
  const made = await makeChain();
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, JSON.stringify(made), { mode: 0o600 });
  if (kept) await rm(file, { force: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft, { force: true });
  return (await readChain(file)) ?? made;
}

async function readChain(file: string): Promise<TrialChain | null> {
  try {
    return chain.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

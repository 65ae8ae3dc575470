import { cardPath } from "@/lib/domains/vehicles/card/rules";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";
import { unavailable } from "@/lib/platform/problems";
import { passSigner, saveLinks } from "@/lib/providers/wallet";
import { handOverPath } from "../rules";
import type { IssuedPass, Pass } from "../schema";
import { findPassOf, getPass } from "./find-pass";
import { findCertificate } from "./list-passes";
import { writeContent } from "./write-content";

/** The ways in which a pass can be taken along. */
export async function issue(actor: Actor, { pass }: { pass: Pass }): Promise<IssuedPass> {
  requireRight(actor, "IdCar", "admin");
  const [certificate, google] = await Promise.all([findCertificate(actor), googleLink(pass)]);
  const { origin } = new URL(env().NEXTAUTH_URL);
  return {
    pass,
    address: `${origin}${cardPath(pass.vin)}`,
    handOver: `${origin}${handOverPath(pass.vin, pass.serial)}`,
    accepted: certificate?.kind === "apple",
    google,
  };
}

/** The company's active pass of a vehicle, ready to be taken along. */
export async function findIssued(actor: Actor, { vin }: { vin: string }): Promise<IssuedPass | null> {
  requireRight(actor, "IdCar", "admin");
  const pass = await findPassOf(actor, { vin });
  return pass && issue(actor, { pass });
}

/** The link that saves a pass to Google's wallet; null where none can be made. */
export async function googleLink(pass: Pass): Promise<string | null> {
  const links = saveLinks();
  return links && pass.revokedAt === null ? links.linkOf(await writeContent(pass)) : null;
}

/** The signed file of a pass; 503 while nothing can sign. */
export async function signPass(pass: Pass): Promise<Buffer> {
  const [signer, content] = await Promise.all([passSigner().catch(cannotSign), writeContent(pass)]);
  return signer.sign(content);
}

const cannotSign = () => Promise.reject(unavailable("no-certificate", "Passes cannot be signed at the moment."));

/** The file of a pass of the company, also where the certificate is for trying alone. */
export async function getPassFile(actor: Actor, { serial }: { serial: string }): Promise<Buffer> {
  requireRight(actor, "admin");
  return signPass(await getPass(actor, { serial }));
}

/** Whether phones accept the passes of this installation. */
export async function areAccepted(): Promise<boolean> {
  const signer = await passSigner().catch(() => null);
  return signer?.certificate.kind === "apple" && signer.certificate.endsAt > new Date();
}

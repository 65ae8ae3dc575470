import { readFile } from "node:fs/promises";
import path from "node:path";
import { PKPass } from "passkit-generator";
import { promisedOnce } from "@/lib/shared/promised-once";
import type { PassContent, PassField } from "./port";

/** PEM texts of a chain, and what its certificate says of itself. */
export interface SigningChain {
  wwdr: string;
  signerCert: string;
  signerKey: string;
  signerKeyPassphrase?: string;
  /** The certificate's UID and OU: a pass that names others is refused without a word. */
  type: string;
  team: string;
}

const names = ["icon.png", "icon@2x.png", "icon@3x.png", "logo.png", "logo@2x.png"];
const read = new Map<string, Promise<Buffer>>();
const picture = (name: string) => promisedOnce(read, name, () => readFile(path.resolve("public/wallet", name)));

async function pictures(): Promise<Record<string, Buffer>> {
  const all = await Promise.all(names.map(async (name) => [name, await picture(name)] as const));
  return Object.fromEntries(all);
}

/** Days stand for themselves: no zone may move them. */
const fieldOf = ({ key, value, kind }: PassField) => ({
  ...{ key, label: key, value: kind === "date" ? `${value}T00:00Z` : value },
  ...(kind === "date" ? { dateStyle: "PKDateStyleMedium" as const, ignoresTimeZone: true, isRelative: false } : {}),
  ...(kind === "phone" ? { dataDetectorTypes: ["PKDataDetectorTypePhoneNumber" as const] } : {}),
});

/** The signed file of a pass (application/vnd.apple.pkpass). */
export async function makePassFile(
  content: PassContent,
  { type, team, ...certificates }: SigningChain,
): Promise<Buffer> {
  const { serial, token, organisation, description, address, webService, isVoid } = content;
  const pass = new PKPass(await pictures(), certificates, {
    ...{ formatVersion: 1 as const, serialNumber: serial, passTypeIdentifier: type, teamIdentifier: team },
    ...{ organizationName: organisation, description, logoText: organisation, voided: isVoid },
    ...(webService ? { webServiceURL: webService, authenticationToken: token } : {}),
    ...{ foregroundColor: "rgb(255,255,255)", labelColor: "rgb(214,224,250)", backgroundColor: "rgb(35,72,166)" },
  });
  pass.type = "generic";
  pass.headerFields.push(...content.plate.map(fieldOf));
  pass.primaryFields.push(fieldOf(content.title));
  pass.secondaryFields.push(...content.front.map(fieldOf));
  pass.auxiliaryFields.push(...content.below.map(fieldOf));
  pass.backFields.push(...content.back.map(fieldOf));
  for (const [language, labels] of Object.entries(content.labels)) pass.localize(language, labels);
  if (!isVoid) pass.setBarcodes({ format: "PKBarcodeFormatQR", message: address, messageEncoding: "iso-8859-1" });
  return pass.getAsBuffer();
}

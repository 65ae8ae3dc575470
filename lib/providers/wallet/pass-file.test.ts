import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { trialSigner } from "./embedded";
import type { PassContent } from "./port";
import { trialChain } from "./trial-chain";

const folder = mkdtempSync(path.join(tmpdir(), "etabli-wallet-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content: PassContent = {
  ...{ serial: "2b1e0f64-9a57-4b6c-8a7f-1d2c3b4a5f60", token: "t".repeat(43), organisation: "Garage du Pont" },
  ...{ description: "Carte", address: "https://etabli.test/idcar/VF1BR1H0H40123456", isVoid: false },
  webService: "https://etabli.test/api/passes",
  plate: [{ key: "plate", value: "AB-123-CD" }],
  title: { key: "vehicle", value: "Renault Clio III" },
  front: [{ key: "nextInspection", value: "2027-03-01", kind: "date" }],
  below: [],
  back: [{ key: "phone", value: "04 78 00 00 00", kind: "phone" }],
  labels: { fr: { plate: "Immatriculation" }, en: { plate: "Registration" } },
};

/** The files of a zip, by its directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  const files = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment, local] = [28, 30, 32]
      .map((o) => zip.readUInt16LE(at + o))
      .concat(zip.readUInt32LE(at + 42));
    const start = local! + 30 + zip.readUInt16LE(local! + 26) + zip.readUInt16LE(local! + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(zip.toString("utf8", at + 46, at + 46 + name!), method === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + name! + extra! + comment!;
  }
  return files;
}

describe("a pass", () => {
  it("holds what its manifest says, signed by a certificate that our root vouches for", async () => {
    const signer = await trialSigner(folder);
    const files = unzip(await signer.sign(content));
    const manifest = JSON.parse(files.get("manifest.json")!.toString()) as Record<string, string>;
    const others = [...files.keys()].filter((name) => !["manifest.json", "signature"].includes(name));
    expect(Object.keys(manifest).sort()).toEqual(others.sort());
    for (const name of others)
      expect([name, createHash("sha1").update(files.get(name)!).digest("hex")]).toEqual([name, manifest[name]]);
    const at = (name: string) => path.join(folder, name);
    const { root } = await trialChain(folder);
    writeFileSync(at("manifest.json"), files.get("manifest.json")!);
    writeFileSync(at("signature"), files.get("signature")!);
    writeFileSync(at("root.pem"), root);
    const verify = [
      "smime",
      "-verify",
      "-binary",
      "-inform",
      "DER",
      "-in",
      at("signature"),
      "-content",
      at("manifest.json"),
    ];
    expect(() =>
      execFileSync("openssl", [...verify, "-CAfile", at("root.pem"), "-purpose", "any"], { stdio: "pipe" }),
    ).not.toThrow();
    writeFileSync(at("manifest.json"), "{}");
    expect(() =>
      execFileSync("openssl", [...verify, "-CAfile", at("root.pem"), "-purpose", "any"], { stdio: "pipe" }),
    ).toThrow();
  });

  it("says whose it is, where it leads and where phones ask, in every language", async () => {
    const files = unzip(await (await trialSigner(folder)).sign(content));
    const pass = JSON.parse(files.get("pass.json")!.toString()) as Record<string, unknown>;
    expect(pass).toMatchObject({
      ...{ serialNumber: content.serial, passTypeIdentifier: "pass.test.etabli", organizationName: "Garage du Pont" },
      ...{ webServiceURL: content.webService, authenticationToken: content.token },
      barcodes: [{ format: "PKBarcodeFormatQR", message: content.address }],
    });
    expect(JSON.stringify(pass)).toContain("2027-03-01T00:00Z");
    expect(files.get("fr.lproj/pass.strings")!.toString()).toContain("Immatriculation");
    expect(files.get("en.lproj/pass.strings")!.toString()).toContain("Registration");
    expect(files.has("icon@2x.png")).toBe(true);
  });

  it("that was withdrawn is void and has no code; without https it names no web service", async () => {
    const files = unzip(await (await trialSigner(folder)).sign({ ...content, isVoid: true, webService: null }));
    const pass = JSON.parse(files.get("pass.json")!.toString()) as Record<string, unknown>;
    expect([pass.voided, pass.barcodes, pass.webServiceURL]).toEqual([true, undefined, undefined]);
  });
});

it("keeps one chain a folder, for its owner's eyes, also when two ask at once", async () => {
  const own = path.join(folder, "own");
  const [one, other] = await Promise.all([trialChain(own), trialChain(own)]);
  expect(one).toEqual(other);
  expect(await trialChain(own)).toEqual(one);
  expect(statSync(path.join(own, "trial-chain.json")).mode & 0o077).toBe(0);
});

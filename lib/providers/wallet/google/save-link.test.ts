import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jwtVerify } from "jose";
import type { PassContent } from "../port";
import { googleLinks } from "./save-link";

const folder = mkdtempSync(path.join(tmpdir(), "etabli-google-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content: PassContent = {
  ...{ serial: "2b1e0f64-9a57-4b6c-8a7f-1d2c3b4a5f60", token: "", organisation: "Garage du Pont", description: "" },
  ...{ address: "https://etabli.test/idcar/VF1BR1H0H40123456", isVoid: false, webService: null },
  plate: [{ key: "plate", value: "AB-123-CD" }],
  title: { key: "vehicle", value: "Renault Clio III" },
  front: [{ key: "nextInspection", value: "2027-03-01", kind: "date" }],
  ...{ below: [], back: [{ key: "phone", value: "04 78 00 00 00" }] },
  labels: { fr: { plate: "Immatriculation" }, en: { plate: "Registration" } },
};

it("carries the pass in a token that the service account signed and its public key proves", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const file = path.join(folder, "account.json");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  writeFileSync(file, JSON.stringify({ client_email: "wallet@etabli.test", private_key: pem }));
  const links = googleLinks({ file, issuer: "3388", origin: "https://etabli.test" });
  const link = await links.linkOf(content);
  const token = link.replace("https://pay.google.com/gp/v/save/", "");
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
    issuer: "wallet@etabli.test",
    audience: "google",
  });
  expect(protectedHeader.alg).toBe("RS256");
  expect(payload).toMatchObject({
    typ: "savetowallet",
    origins: ["https://etabli.test"],
    payload: {
      genericObjects: [
        {
          id: `3388.${content.serial}`,
          classId: "3388.idcar",
          state: "ACTIVE",
          barcode: { type: "QR_CODE", value: content.address },
          textModulesData: [{ id: "plate", body: "AB-123-CD" }, { id: "nextInspection" }],
        },
      ],
    },
  });
  expect(link.length).toBeLessThan(1800);
  await expect(jwtVerify(token, generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey)).rejects.toThrow();
});

import { readFile } from "node:fs/promises";
import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { homeLanguage } from "@/lib/shared/languages";
import type { PassContent, PassField, SaveLinks } from "../port";

const account = z.object({ client_email: z.string(), private_key: z.string() });

interface Settings {
  /** The service account's file. */
  file: string;
  issuer: string;
  /** Our own origin, which Google checks. */
  origin: string;
}

/** Text in every language that the pass has, the first one for all others. */
function inLanguages(labels: PassContent["labels"], key: string) {
  const values = Object.entries(labels).map(([language, names]) => ({ language, value: names[key] ?? key }));
  return { defaultValue: values[0] ?? { language: homeLanguage, value: key }, translatedValues: values.slice(1) };
}

const plain = (value: string, labels: PassContent["labels"]) => ({
  defaultValue: { language: Object.keys(labels)[0] ?? homeLanguage, value },
});

/** A pass as Google's generic object; links may have some 1,800 characters, so that it says what stands in front alone. */
export function genericObject(content: PassContent, issuer: string): Record<string, unknown> {
  const { labels, title, plate, front, below, serial, organisation, address, isVoid } = content;
  const row = ({ key, value }: PassField) => ({
    ...{ id: key, localizedHeader: inLanguages(labels, key), body: value },
  });
  return {
    ...{ id: `${issuer}.${serial}`, classId: `${issuer}.idcar`, state: isVoid ? "INACTIVE" : "ACTIVE" },
    ...{ cardTitle: plain(organisation, labels), header: plain(title.value, labels) },
    ...{ hexBackgroundColor: "#2348a6", barcode: { type: "QR_CODE", value: address } },
    textModulesData: [...plate, ...front, ...below].map(row),
  };
}

/** The link that saves a pass to Google's wallet, signed by the service account of a file. */
export function googleLinks({ file, issuer, origin }: Settings): SaveLinks {
  return {
    async linkOf(content) {
      const { client_email: email, private_key: key } = account.parse(JSON.parse(await readFile(file, "utf8")));
      const payload = {
        genericClasses: [{ id: `${issuer}.idcar` }],
        genericObjects: [genericObject(content, issuer)],
      };
      const token = await new SignJWT({ typ: "savetowallet", origins: [origin], payload })
        .setProtectedHeader({ alg: "RS256", typ: "JWT" })
        .setIssuer(email)
        .setAudience("google")
        .setIssuedAt()
        .sign(await importPKCS8(key, "RS256"));
      return `https://pay.google.com/gp/v/save/${token}`;
    },
  };
}

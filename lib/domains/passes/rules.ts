import type { PassContent, PassField } from "@/lib/providers/wallet/port";
import type { CertificateState, Pass } from "./schema";

export const passesPerPage = 50;

/** Ids of passes: random ones are UUIDs, those of the demonstration are words. */
export const isSerial = (text: string): boolean => /^[a-z0-9-]{8,40}$/.test(text);

/** The public card's address at which the customer takes a company's pass along. */
export const handOverPath = (vin: string, serial: string): string =>
  `/idcar/${encodeURIComponent(vin)}?pass=${encodeURIComponent(serial)}`;

const dayMs = 86_400_000;

/** How long a certificate still signs; none is left once it has ended. */
export function certificateState(
  { kind, endsAt }: { kind: "apple" | "trial"; endsAt: Date },
  now: Date,
): CertificateState {
  const daysLeft = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / dayMs));
  return { kind, endsOn: endsAt.toISOString().slice(0, 10), daysLeft };
}

/** From so few days on, a certificate asks to be renewed. */
export const fewDays = 30;

interface Written {
  pass: Pass;
  token: string;
  company: { name: string; phone: string | null };
  /** The public card's address. */
  address: string;
  webService: string | null;
  labels: PassContent["labels"];
  /** Numbers and codes in the words of the company's own language. */
  words: { km: (km: number) => string; energy: (code: string) => string; description: string };
}

/** A pass as wallets show it: never the owner; of a withdrawn one the vehicle alone. */
export function passContent({ pass, token, company, address, webService, labels, words }: Written): PassContent {
  const isVoid = pass.revokedAt !== null;
  const revision = isVoid ? null : pass.nextRevision;
  const km = isVoid || pass.nextRevisionKm === null ? null : words.km(pass.nextRevisionKm);
  return {
    ...{ serial: pass.serial, token, organisation: company.name, description: words.description },
    ...{ address, webService, isVoid, labels },
    plate: lines(["plate", pass.plate]),
    title: { key: "vehicle", value: pass.label },
    front: lines(
      ["firstRegistration", pass.firstRegistration, "date"],
      ["nextInspection", isVoid ? null : pass.nextInspection, "date"],
    ),
    below: lines(["energy", pass.energy && words.energy(pass.energy)], ["critAir", pass.critAir]),
    back: lines(
      ["nextRevision", revision, "date"],
      ["nextRevisionKm", km],
      ["tyres", pass.tyres],
      ["phone", isVoid ? null : company.phone, "phone"],
      ["vin", pass.vin],
      ["card", address],
    ),
  };
}

type Line = [key: string, value: string | null, kind?: PassField["kind"]];
const lines = (...all: Line[]): PassField[] =>
  all.flatMap(([key, value, kind]) => (value ? [{ key, value, ...(kind ? { kind } : {}) }] : []));

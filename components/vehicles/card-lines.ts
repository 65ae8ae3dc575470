import type { CardReading } from "@/lib/domains/vehicles/plates/schema";

type CardField = CardReading["entries"][number]["field"];

/** A field of a certificate as it is offered: empty where nothing was read that one could start from. */
export interface CardLineOf {
  field: CardField;
  value: string;
  percent: number;
  trust: "sure" | "check" | "illegible" | "unread";
  strip: string | null;
}

const usual: readonly CardField[] = ["plate", "firstRegistration", "typeCode", "vin"];
const sureFrom = 0.9;
/** Below it a reading is a guess, which would be taken for one. */
const legibleFrom = 0.1;

/** Every field that was asked for, also one that was not read; none where there is no certificate. */
export function cardLines({ entries, notices }: CardReading, owner: boolean): CardLineOf[] {
  if (notices.includes("no-certificate")) return [];
  const fields = owner ? [...usual, "owner" as const] : usual;
  return fields.map((field) => {
    const entry = entries.find((one) => one.field === field);
    if (!entry) return { field, value: "", percent: 0, trust: "unread", strip: null };
    const { value, confidence, strip } = entry;
    const percent = Math.round(confidence * 100);
    if (confidence < legibleFrom) return { field, value: "", percent, trust: "illegible", strip };
    return { field, value, percent, trust: confidence >= sureFrom ? "sure" : "check", strip };
  });
}

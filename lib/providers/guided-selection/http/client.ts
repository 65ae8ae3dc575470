import { makeHttpSource } from "@/lib/providers/http";
import { whenNotFound } from "@/lib/providers/http/failure";
import { readFieldNames } from "@/lib/providers/http/field-reader";
import { compactKey } from "@/lib/shared/compact";
import type { GuidedPart, GuidedReference, GuidedSelection } from "../port";
import { mapItem, reader, readNumber, recordsOf } from "./map";
import { fieldNames, payload, type Answer } from "./payload";

const fields = { variable: "ETABLI_GUIDED_SELECTION_FIELDS", example: '{"oe":"ref"}' };

export interface HttpGuidedSettings {
  url: string;
  key: string;
  keyHeader: string;
  /** JSON of our field names to the service's own, or empty. */
  fields: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const keepMs = 10 * 60_000;
/** Both tries together: a reader at the counter waits no longer. */
const totalMs = 6000;
const accepts = (body: unknown): boolean => payload.safeParse(body).success;

/**
 * A guided selection reached by HTTP: GET {url}?subject=ids, subject=vehicle&ktype=..., subject=references&vehicleId=...&lang=...
 * with itemId=... or oes=... where they narrow it. 404 is "this vehicle is not known", an empty list "nothing". Kept for
 * ten minutes, a 404 for an hour.
 */
export function makeHttpGuidedSelection(settings: HttpGuidedSettings): GuidedSelection {
  const { url, key, keyHeader, timeoutMs = 4000, allowPrivateAddresses = false } = settings;
  const read = reader(readFieldNames(fields, settings.fields, fieldNames.parse));
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const limits = { timeoutMs, totalMs: Math.min(totalMs, timeoutMs * 1.5), allowPrivateAddresses };
  const get = makeHttpSource({ name: "guided-selection", keepMs, headers, accepts, ...limits });

  async function ask(question: Readonly<Record<string, string>>): Promise<Answer | null> {
    const address = new URL(url);
    for (const [name, text] of Object.entries(question)) address.searchParams.set(name, text);
    const answer = await get(address.href).catch(whenNotFound(null));
    return answer === null ? null : payload.parse(answer);
  }

  const references: GuidedSelection["references"] = async ({ vehicleId, lang, itemId, oes }) => {
    const answer = await ask({
      ...{ subject: "references", vehicleId: String(vehicleId), lang },
      ...(itemId === undefined ? {} : { itemId: String(itemId) }),
      ...(oes === undefined ? {} : { oes: oes.join(",") }),
    });
    if (answer === null) return null;
    const found = recordsOf(answer).flatMap((item) => mapItem(read, item));
    // A service that does not know a parameter answers everything.
    const wanted = ({ oe, ...one }: GuidedReference) =>
      (itemId === undefined || one.itemId === itemId) && (oes === undefined || oes.includes(compactKey(oe)));
    return found.filter(wanted);
  };

  return {
    async items() {
      const answer = (await ask({ subject: "ids" })) ?? [];
      const ids = [answer].flat().map((one) => readNumber(one) ?? idOf(one));
      return [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);
    },
    async vehicleId(ktype) {
      const [record] = recordsOf((await ask({ subject: "vehicle", ktype: String(ktype) })) ?? []);
      return record ? read.id(record, "vehicleId") : null;
    },
    references,
    async parts(question) {
      const found = await references(question);
      return found && partsOf(found);
    },
  };

  function idOf(one: unknown): number | null {
    const [record] = recordsOf(typeof one === "object" && one !== null ? [one] : []);
    return record ? read.id(record, "itemId") : null;
  }
}

function partsOf(found: readonly GuidedReference[]): GuidedPart[] {
  const parts = new Map<number, GuidedPart>();
  for (const { itemId, label } of found) {
    const known = parts.get(itemId);
    parts.set(itemId, { itemId, label: known?.label ?? label, references: (known?.references ?? 0) + 1 });
  }
  return [...parts.values()];
}

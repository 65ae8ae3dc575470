import { makeHttpSource } from "@/lib/providers/http";
import { whenNotFound } from "@/lib/providers/http/failure";
import { readFieldNames } from "@/lib/providers/http/field-reader";
import { repairSubjects, type RepairData, type RepairQuestion, type RepairSubject } from "../port";
import { mapPanel } from "./map";
import { mapService } from "./map-services";
import { fieldNames, payload, type Answer, type Raw } from "./payload";
import { fieldReader } from "./read-field";

const fields = { variable: "ETABLI_REPAIR_DATA_FIELDS", example: '{"value":"val"}' };

export interface HttpRepairSettings {
  url: string;
  key: string;
  keyHeader: string;
  /** JSON of our field names to the service's own, or empty. */
  fields: string;
  /** What readers are told of where the values come from; the address's host unless named. */
  sourceName: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const keepMs = 10 * 60_000;
/** Both tries together: a reader at the counter waits no longer. */
const totalMs = 6000;
const accepts = (body: unknown): boolean => payload.safeParse(body).success;

/**
 * Repair data reached by HTTP: GET {url}?subject=serviceBrakes&mid=...&lang=fr, for services subject=services, for one
 * subject=intervals&serviceId=...; 404 or an empty answer is "nothing". Kept for ten minutes, a 404 for an hour.
 */
export function makeHttpRepairData(settings: HttpRepairSettings): RepairData {
  const { url, key, keyHeader, sourceName, timeoutMs = 4000, allowPrivateAddresses = false } = settings;
  const read = fieldReader(readFieldNames(fields, settings.fields, fieldNames.parse));
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const limits = { timeoutMs, totalMs: Math.min(totalMs, timeoutMs * 1.5), allowPrivateAddresses };
  const get = makeHttpSource({ name: "repair-data", keepMs, headers, accepts, ...limits });

  async function ask(subject: string, { mid, lang, registered }: RepairQuestion, serviceId?: string): Promise<Raw[]> {
    const address = new URL(url);
    const question = { subject, mid, lang, registered, serviceId };
    for (const [name, text] of Object.entries(question)) if (text) address.searchParams.set(name, text);
    const answer: Answer = payload.parse(await get(address.href).catch(whenNotFound([])));
    return [answer].flat();
  }

  /** Services as a list of their own, or below `services` of one document. */
  async function servicesOf(subject: string, question: RepairQuestion, serviceId?: string) {
    const found = await ask(subject, question, serviceId);
    const rows = found.flatMap((one) =>
      read.many(one, "services").length > 0 ? read.records(one, "services") : [one],
    );
    return rows.map((row) => mapService(read, row)).filter((service) => service !== null);
  }

  async function panelOf(subject: RepairSubject, question: RepairQuestion) {
    const [record] = await ask(subject, question);
    return record ? mapPanel(read, record) : null;
  }

  return {
    source: { name: sourceName || new URL(url).host, demonstration: false },
    panel: panelOf,
    async services(question) {
      const services = await servicesOf("services", question);
      return services.length > 0 ? services.map(({ operations: _, ...head }) => head) : null;
    },
    async everything(question) {
      const [services, ...panels] = await Promise.all([
        servicesOf("services", question),
        ...repairSubjects.map(async (subject) => ({ subject, panel: await panelOf(subject, question) })),
      ]);
      return { services, panels: panels.flatMap(({ subject, panel }) => (panel ? [{ subject, panel }] : [])) };
    },
    example: () => Promise.resolve(null),
    async intervals({ serviceId, ...question }) {
      const services = await servicesOf("intervals", question, serviceId);
      return services.find((one) => one.serviceId === serviceId) ?? null;
    },
  };
}

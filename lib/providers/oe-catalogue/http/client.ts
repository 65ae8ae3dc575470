import { makeHttpSource } from "@/lib/providers/http";
import { ProviderFailure, whenNotFound } from "@/lib/providers/http/failure";
import { fieldReader, readFieldNames, type RawRecord } from "@/lib/providers/http/field-reader";
import { DrawingRefusal } from "../drawing/read-xml";
import type { OeCatalogue, OeSubject } from "../port";
import { mapApplicability, mapNode, mapTree } from "./map";
import { fieldNames, payload, type OurField } from "./payload";

const fields = { variable: "ETABLI_OE_CATALOGUE_FIELDS", example: '{"node_id":"unit"}' };

export interface HttpOeSettings {
  url: string;
  key: string;
  keyHeader: string;
  /** JSON of our field names to the service's own, or empty. */
  fields: string;
  /** What readers are told of where the catalogue comes from; the address's host unless named. */
  sourceName: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const name = "oe-catalogue";
const keepMs = 10 * 60_000;
/** Both tries together: a reader at the counter waits no longer. */
const totalMs = 6000;
/** A drawing of 5 MB, and the words around it. */
const maxBytes = 6_000_000;
const accepts = (body: unknown): boolean => payload.safeParse(body).success;

/**
 * A makers' catalogue reached by HTTP: GET {url}?subject=tree|node|applicability|family with vin, ktype, lang, session, link,
 * node, number, page where they are known. 404 is "none"; an `error` in the answer is what the maker says.
 */
export function makeHttpOeCatalogue(settings: HttpOeSettings): OeCatalogue {
  const { url, key, keyHeader, sourceName, timeoutMs = 4000, allowPrivateAddresses = false } = settings;
  const read = fieldReader<OurField>(readFieldNames(fields, settings.fields, fieldNames.parse));
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const limits = { timeoutMs, totalMs: Math.min(totalMs, timeoutMs * 1.5), maxBytes, allowPrivateAddresses };
  const get = makeHttpSource({ name, keepMs, headers, accepts, ...limits });

  /** The document, or what the maker says instead; null for a 404. */
  async function ask(
    question: Record<string, string | number | null>,
  ): Promise<{ record: RawRecord; error: string | null } | null> {
    const address = new URL(url);
    for (const [field, value] of Object.entries(question))
      if (value !== null && value !== "") address.searchParams.set(field, String(value));
    const answer = await get(address.href).catch(whenNotFound(null));
    if (answer === null) return null;
    const record = payload.parse(answer);
    return { record, error: read.text(record, "error") };
  }

  const subjectOf = ({ vin, ktype }: OeSubject) => ({ vin, ktype });

  return {
    source: { name: sourceName || new URL(url).host, demonstration: false },
    async tree({ lang, ...subject }) {
      const found = await ask({ subject: "tree", ...subjectOf(subject), lang });
      if (found?.error) return /^no results$/i.test(found.error) ? "no results" : failed(found.error);
      return (found && mapTree(read, found.record)) ?? "none";
    },
    async node({ lang, session, link, nodeId, ...subject }) {
      const found = await ask({ subject: "node", ...subjectOf(subject), session, link, node: nodeId, lang });
      if (found?.error) return failed(found.error);
      return found && readable(() => mapNode(read, found.record, nodeId));
    },
    async applicability(question) {
      const found = await ask({ subject: "applicability", ...question });
      if (found?.error) return /^part_code not found$/i.test(found.error) ? [] : failed(found.error);
      return found ? mapApplicability(read, found.record) : [];
    },
    async family(question) {
      const found = await ask({ subject: "family", ...question });
      return (found && mapTree(read, found.record)?.branches) ?? null;
    },
  };
}

function failed(error: string): never {
  throw new ProviderFailure("unavailable", name, `the maker says ${error.slice(0, 200)}`);
}

function readable<Found>(map: () => Found): Found {
  try {
    return map();
  } catch (cause) {
    if (cause instanceof DrawingRefusal) throw new ProviderFailure("bad data", name, cause.message, { cause });
    throw cause;
  }
}

import { cleanText } from "@/lib/shared/compact";
import { isEmbeddedTool, type EmbeddedTool } from "../tabs/rules";

/** What a tool may be told of a vehicle; its address names them in braces. */
export const toolFacts = ["vin", "ktype", "mid", "plate", "make", "lang"] as const;
export type ToolFact = (typeof toolFacts)[number];
export type ToolFacts = Record<ToolFact, string | null>;

export interface ToolSettings {
  addresses: ReadonlyMap<EmbeddedTool, string>;
  hidden: ReadonlySet<EmbeddedTool>;
  /** Tools of diagnosis by the make that they are for. */
  makers: ReadonlyMap<string, string>;
  /** One for every make that has none of its own. */
  otherMakes: string | null;
}

/** The key of the tool of diagnosis for all makes; with a colon and a make behind it, of that make's own. */
const diagnosis = "diag";
const makeOf = (tool: string): string | null =>
  tool.startsWith(`${diagnosis}:`) ? cleanText(tool.slice(diagnosis.length + 1)) : null;

const hide = "hide";
const placeholder = /\{(\w+)\}/g;

const isFact = (name: string): name is ToolFact => toolFacts.some((fact) => fact === name);

function faultOf(tool: string, address: unknown): string | null {
  const isDiagnosis = tool === diagnosis || Boolean(makeOf(tool));
  if (!isEmbeddedTool(tool) && !isDiagnosis) return `${tool} is no tool`;
  if (address === hide && !isDiagnosis) return null;
  if (typeof address !== "string" || !URL.canParse(address)) return `${tool} has no address`;
  const { protocol, hostname } = new URL(address);
  const local = protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname);
  if (protocol !== "https:" && !local) return `${tool} must begin with https://`;
  if (/[{}%]/.test(hostname)) return `${tool} names a fact in its host`;
  const unknown = [...address.matchAll(placeholder)].find(([, name = ""]) => !isFact(name));
  return unknown ? `${tool} asks for ${unknown[0]}` : null;
}

/** The settings of the embedded tools from JSON: tool to address, or "hide". Throws an Error that names the fault. */
export function readTools(json: string): ToolSettings {
  const given: unknown = json === "" ? {} : JSON.parse(json);
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Error("no JSON object");
  const entries = Object.entries(given);
  const fault = entries.map(([tool, address]) => faultOf(tool, address)).find((one) => one !== null);
  if (fault) throw new Error(fault);
  const named = entries as [string, string][];
  const rows = named.filter((row): row is [EmbeddedTool, string] => isEmbeddedTool(row[0]));
  return {
    makers: new Map(named.map(([tool, address]) => [makeOf(tool) ?? "", address] as const).filter(([make]) => make)),
    otherMakes: named.find(([tool]) => tool === diagnosis)?.[1] ?? null,
    addresses: new Map(rows.filter(([, address]) => address !== hide)),
    hidden: new Set(rows.filter(([, address]) => address === hide).map(([tool]) => tool)),
  };
}

/** The address with the vehicle's facts in it, or the facts that it asks for and the vehicle lacks. */
export function fillAddress(address: string, facts: ToolFacts): { address: string } | { missing: ToolFact[] } {
  const asked = [...new Set([...address.matchAll(placeholder)].map(([, name = ""]) => name).filter(isFact))];
  const missing = asked.filter((name) => !facts[name]);
  if (missing.length > 0) return { missing };
  return {
    address: address.replace(placeholder, (_, name: string) => encodeURIComponent((isFact(name) && facts[name]) || "")),
  };
}

/** Our own page in place of a tool without an address: it shows what the tool would have been told. */
export function embeddedAddress(tool: EmbeddedTool | typeof diagnosis, facts: ToolFacts): string {
  const told = toolFacts.flatMap((name): [string, string][] => {
    const value = facts[name];
    const isTold = name !== "lang" && (name !== "make" || tool === diagnosis);
    return value && isTold ? [[name, value]] : [];
  });
  return `/embedded/${tool}?${new URLSearchParams(told)}`;
}

/** Where frames may come from, for the content security policy: the tools' addresses and others under contract. */
export function toolOrigins({ addresses, makers, otherMakes }: ToolSettings, ...others: string[]): string[] {
  const named = [...addresses.values(), ...makers.values(), otherMakes ?? "", ...others].filter(Boolean);
  return [...new Set(named.map((address) => new URL(address).origin))];
}

const outsiders = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/**
 * What a page in a frame may do, asked again where it is shown; null for an address that no frame may have. A page of
 * our own host never runs scripts as our own origin: it could take itself out of its sandbox; nor does a strict one.
 */
export function sandboxOf(address: string, here: string, strict = false): string | null {
  if (!URL.canParse(address, here)) return null;
  const { protocol, hostname } = new URL(address, here);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return strict || hostname === new URL(here).hostname ? outsiders : `${outsiders} allow-same-origin`;
}

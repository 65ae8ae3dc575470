import type { FrameAnswer } from "./port";

export interface FramingHeaders {
  /** Every value of the header, each policy by itself. */
  policies: readonly string[];
  xFrameOptions: string | null;
}

const open: FrameAnswer = { verdict: "open", reason: null };

/** The sources that a policy names for the pages around it; null where it says nothing of them. */
function ancestorsOf(policy: string): string[] | null {
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name.toLowerCase() === "frame-ancestors") return sources;
  }
  return null;
}

const defaultPorts: Record<string, string> = { "http:": "80", "https:": "443" };
const portOf = ({ protocol, port }: URL): string => port || (defaultPorts[protocol] ?? "");

/** A source without a scheme stands for the site's own, and for its secure form. */
function matchesScheme(scheme: string | undefined, page: URL, site: URL): boolean {
  const wanted = scheme ? `${scheme.toLowerCase()}:` : site.protocol;
  return page.protocol === wanted || (wanted === "http:" && page.protocol === "https:");
}

const matchesHost = (host: string, page: URL): boolean =>
  host === "*" || (host.startsWith("*.") ? page.hostname.endsWith(host.slice(1)) : page.hostname === host);

function matchesPort(port: string | undefined, page: URL): boolean {
  if (port === "*") return true;
  return port === undefined ? page.port === "" : portOf(page) === port || (port === "80" && portOf(page) === "443");
}

function allows(source: string, page: URL, site: URL): boolean {
  if (/^'none'$/i.test(source)) return false;
  if (/^'self'$/i.test(source)) return page.origin === site.origin;
  if (source === "*") return true;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return matchesScheme(source.slice(0, -1), page, site);
  const [whole, scheme, host = "", port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  if (!whole) return false;
  return matchesScheme(scheme, page, site) && matchesHost(host.toLowerCase(), page) && matchesPort(port, page);
}

/** What browsers make of the headers: every policy must allow the page, and where one speaks the older header is not heard. */
export function readFraming({ policies, xFrameOptions }: FramingHeaders, page: URL, site: URL): FrameAnswer {
  const named = policies
    .flatMap((value) => value.split(","))
    .map(ancestorsOf)
    .filter((sources) => sources !== null);
  if (named.length > 0) {
    const isAllowed = named.every((sources) => sources.some((source) => allows(source, page, site)));
    return isAllowed ? open : { verdict: "refused", reason: "frame-ancestors" };
  }
  const values = (xFrameOptions ?? "").split(",").map((value) => value.trim().toLowerCase());
  const isDenied = values.includes("deny") || (values.includes("sameorigin") && page.origin !== site.origin);
  return isDenied ? { verdict: "refused", reason: "x-frame-options" } : open;
}

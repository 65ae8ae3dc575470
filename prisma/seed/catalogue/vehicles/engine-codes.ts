// Follows the short forms of engine lists: D4204T5/T8 means D4204T8, N47D20A/C means N47D20C, K4M 854/862 K4M 862.
function completeCode(previous: string, token: string): string {
  if (token.length === 1) return previous.slice(0, -1) + token;
  const at = previous.lastIndexOf(token.charAt(0));
  const start = at > 0 ? at : previous.length - token.length;
  return previous.slice(0, start) + token;
}

function isShortForm(previous: string | undefined, token: string, bracketed: boolean): previous is string {
  if (!previous) return false;
  if (token.length <= 2 || /^\d{3}$/.test(token)) return true;
  if (token.slice(0, 2) === previous.slice(0, 2)) return false;
  return !bracketed && token.length <= previous.length - 3;
}

/** Single engine codes of a written list such as "DV6FC/FD/FE (BHZ/BHX)": DV6FC, DV6FD, DV6FE, BHZ, BHX. */
export function singleEngineCodes(text: string): string[] {
  const codes: string[] = [];
  let previous: string | undefined;
  let depth = 0;
  for (const [part] of text.matchAll(/[()]|[^()/,]+/g)) {
    if (part === "(" || part === ")") {
      depth += part === "(" ? 1 : -1;
      previous = undefined;
      continue;
    }
    const token = part
      .replace(/^\s*(Mercedes|BMW|Toyota)\s+/, "")
      .replace(/-[A-Z]?[\d.]+$/, "")
      .trim();
    if (!token || /^[A-Z][a-z]{3,}$| Gen\d/.test(token)) continue;
    const code = isShortForm(previous, token, depth > 0) ? completeCode(previous, token) : token;
    if (code.length >= 3 && !/^\d{3}$/.test(code) && !codes.includes(code)) codes.push(code);
    previous = code;
  }
  return codes;
}

const RENAULT_STYLE = /^[A-Z]\d[A-Z]$/;

/** Codes as plates carry them: K9K gives K9K 766, K9K 768 and so on; DV6FC, BHZ, BHX gives BHZ, BHX; others stay. */
export function indexedEngineCodes(codes: readonly string[]): string[] {
  const family = codes[0];
  if (family && RENAULT_STYLE.test(family)) return [...Array(4).keys()].map((i) => `${family} ${766 + 2 * i}`);
  const short = codes.filter((code) => code.length === 3);
  return short.length >= 2 ? short : [...codes];
}

export type CodeMatch = "yes" | "no" | "unknown";

const compact = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Whether an engine meets a condition's codes: a family names all its indexes, an unindexed engine cannot tell. */
export function matchEngineCode(wanted: readonly string[], engine: string): CodeMatch {
  const code = compact(engine);
  if (!code) return "unknown";
  const forms = wanted.map(compact);
  if (forms.some((form) => code.startsWith(form))) return "yes";
  return forms.some((form) => form.startsWith(code)) ? "unknown" : "no";
}

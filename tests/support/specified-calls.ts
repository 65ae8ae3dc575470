import { readFileSync } from "node:fs";
import path from "node:path";

/** The specification's list of calls, as it was handed over. */
export const listFile = path.resolve(__dirname, "../fixtures/api-calls.tsv");

export interface SpecifiedCall {
  name: string;
  rights: readonly string[];
}

/** Written out: [..] is there or not, {a|b} is one or the other; a parameter stands without its name. */
function spellings(address: string): string[] {
  const choice = /\[([^[\]]*)\]|\{([^{}]*\|[^{}]*)\}/.exec(address);
  if (!choice) return [`/${address.replaceAll("*", "")}`];
  const [found, optional, alternatives = ""] = choice;
  const choices = optional === undefined ? alternatives.split("|") : ["", optional];
  return choices.flatMap((one) => spellings(address.replace(found, () => one)));
}

export const withoutNames = (call: string): string => call.replace(/\{\w+\}/g, "{}");

/** Which of them edits what is decided by the widget. */
const editors = ["LMSEditor", "RSEEditor", "SmartEditor", "V2Editor"];

/** `companion` is the holder of the customer's id or a user with cart; conditions in words stand beside a right. */
function rightsOf(auth: string): string[] {
  const words = auth.replace(/\(.*\)|\*/g, "").replace(/ and .*/, "");
  const rights = words.split(/,| or /).map((word) => word.trim());
  return rights.flatMap((right) => {
    if (right === "editor" || right === "any editor") return editors;
    return right === "companion" && rights.length === 1 ? ["cart", "companion"] : [right];
  });
}

/** Every call of the list with its rights; parameters stand as {}. */
export const specifiedCalls: readonly SpecifiedCall[] = readFileSync(listFile, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .slice(1)
  .flatMap((line) => {
    const [, method = "", address = "", auth = ""] = line.split("\t");
    return spellings(address).map((spelling) => ({
      name: withoutNames(`${method.replace("*", "")} ${spelling}`),
      rights: rightsOf(auth),
    }));
  });

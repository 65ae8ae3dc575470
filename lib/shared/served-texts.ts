// Pages and the components that they contain are two programs of one process: they meet here.
const here = globalThis as { etabliTexts?: Map<string, string> };

/** Messages as JSON by their address: in the process that wrote them, and in a browser that was brought them. */
export const servedTexts: Map<string, string> = (here.etabliTexts ??= new Map());

/** A script that brings a browser the texts of an address. */
export function textsScript(address: string, json: string): string {
  const quoted = json.replaceAll(/[\\']/g, "\\$&");
  return `(globalThis.etabliTexts??=new Map).set(${JSON.stringify(address)},'${quoted}')`;
}

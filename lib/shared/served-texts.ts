// Pages and the components that they contain are two programs of one process: they meet here.
const here = globalThis as { etabliTexts?: Map<string, string> };

/** Messages as JSON by their address, in the process that wrote them; empty in a browser. */
export const servedTexts: Map<string, string> = (here.etabliTexts ??= new Map());

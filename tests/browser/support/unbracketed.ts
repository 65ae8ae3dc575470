import type { Page } from "playwright-core";

/** What a page in a pseudo-language says outside of the brackets of texts, hidden parts too: data, or words written in code. */
export const unbracketed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    const outside = (text: string, depth: number): [string[], number] => {
      const runs = [""];
      for (const sign of text) {
        if (sign === "⟦") depth += 1;
        if (depth === 0) runs[runs.length - 1] += sign;
        else if (runs.at(-1) !== "") runs.push("");
        if (sign === "⟧") depth -= 1;
      }
      return [runs, depth];
    };
    const keep = (runs: string[]) => runs.forEach((run) => /\p{L}{2}/u.test(run) && said.add(run.trim()));
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("script, style, noscript, template, textarea")) continue;
      const [runs, after] = outside(node.nodeValue ?? "", depth);
      keep(runs);
      depth = after;
    }
    if (depth !== 0) said.add(`brackets open: ${depth}`);
    for (const element of document.querySelectorAll("*"))
      for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"])
        keep(outside(element.getAttribute(name) ?? "", 0)[0]);
    keep(outside(document.title, 0)[0]);
    return [...said];
  });

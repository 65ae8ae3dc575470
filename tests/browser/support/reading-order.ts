import type { Locator } from "playwright-core";

/** What is wrong with a number or plate that reads from left to right in every language: reordered, mirrored, or not there. */
export const forwardFaults = (within: Locator, sought: string): Promise<string[]> =>
  within.evaluate((root, text) => {
    const blanks = /[\s\u2066-\u2069\u200e\u200f]/u;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const signs: { sign: string; left: number; node: Node }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      [...(node.nodeValue ?? "")].forEach((sign, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        if (!blanks.test(sign)) signs.push({ sign, left: range.getBoundingClientRect().left, node });
      });
    }
    const plain = text.replace(new RegExp(blanks, "gu"), "");
    const from = signs
      .map(({ sign }) => sign)
      .join("")
      .indexOf(plain);
    if (from === -1) return [`${text} is not there`];
    const found = signs.slice(from, from + plain.length);
    const isReordered = found.some(({ left }, at) => at > 0 && left <= found[at - 1]!.left);
    let isMirrored = false;
    for (let one = found[0]!.node.parentElement; one; one = one.parentElement)
      isMirrored ||=
        new DOMMatrix(getComputedStyle(one).transform).a < 0 || getComputedStyle(one).scale.startsWith("-");
    return [...(isReordered ? [`${text} is reordered`] : []), ...(isMirrored ? [`${text} is mirrored`] : [])];
  }, sought);

import type { Page } from "playwright-core";

/** A key of messages that stands where its text should: `cart.lines.none`. */
export const messageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () => document.body.innerText.match(/(?<![\w./@-])[a-z]+(?:-[a-z]+)*(?:\.[a-z][A-Za-z]+){2,}(?![\w.@-])/g) ?? [],
  );

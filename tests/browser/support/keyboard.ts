import type { Page } from "playwright-core";

/** The name that a screen reader says for the element with the focus, near enough. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return "";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
  });

const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches(":focus-visible")) return false;
    const ringed = [element, ...[element.parentElement, element.parentElement?.parentElement].filter((one) => !!one)];
    return ringed.some((one) => getComputedStyle(one).outlineStyle !== "none");
  });

/** Presses Tab until something of this name has the focus, which must be seen; answers how many presses that took. */
export async function tabTo(page: Page, name: RegExp, { most = 90, back = false } = {}): Promise<number> {
  const passed: string[] = [];
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const reached = await focusedName(page);
    passed.push(reached.slice(0, 40));
    if (!name.test(reached)) continue;
    if (!(await isFocusSeen(page))) throw new Error(`the focus on "${reached}" cannot be seen`);
    return presses;
  }
  throw new Error(`${most} presses of Tab never reached ${name}; passed ${passed.join(" | ")}`);
}

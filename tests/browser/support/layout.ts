import type { Page } from "playwright-core";

/** Texts of which a part is cut away without an ellipsis, or that lie on other texts. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Seen {
      text: string;
      owner: Element;
      box: DOMRect;
    }
    const isLifted = (element: Element): boolean =>
      !!element.closest("dialog, [popover], .skip-link, [data-notices]") ||
      ["fixed", "sticky"].some((position) => position === getComputedStyle(element).position) ||
      (element.parentElement ? isLifted(element.parentElement) : false);
    const isForEarsOnly = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const tiny = width <= 1 || height <= 1;
      return tiny || (element.parentElement ? isForEarsOnly(element.parentElement) : false);
    };

    /** Where the box is cut on its way up: by an element that hides what sticks out and says so by nothing. */
    function cutter({ owner, box }: Seen): Element | null {
      for (let up: Element | null = owner; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        if (["auto", "scroll"].some((scrolls) => scrolls === overflowX || scrolls === overflowY)) return null;
        if (position === "fixed") return null;
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if (textOverflow === "ellipsis" && hides(overflowX)) return null;
        if (webkitLineClamp !== "none") return null;
        if (hides(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) return up;
        if (hides(overflowY) && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4)) return up;
      }
      return null;
    }

    const seen: Seen[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !text ||
        !owner ||
        owner.closest("svg, script, style") ||
        !owner.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (isForEarsOnly(owner) || isLifted(owner)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) seen.push({ text: text.slice(0, 40), owner, box });
    }
    const hasEllipsis = ({ owner }: Seen): boolean => !!owner.closest(".truncate, [class*=line-clamp]");
    const cut = seen.flatMap((one) => {
      const by = cutter(one);
      return by ? [`"${one.text}" is cut by ${by.tagName.toLowerCase()}.${by.className}`.slice(0, 160)] : [];
    });
    const whole = seen.filter((one) => !hasEllipsis(one));
    const crossed = whole.flatMap((one, index) =>
      whole.slice(index + 1).flatMap((other) => {
        if (other.owner === one.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) return [];
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return across > 2 && down > 5 ? [`"${one.text}" lies on "${other.text}"`] : [];
      }),
    );
    return [...new Set([...cut, ...crossed])].slice(0, 8);
  });

/** Controls that a finger misses: less than 44 px high, 40 in a table's row; links within a sentence are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=checkbox]";
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" && !!element.closest("p, li, dd, td, [role=note]");
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (!element.checkVisibility() || element.closest(".sr-only, .skip-link") || isInSentence(element)) return [];
      const isTicked = element.matches("[type=checkbox], [type=radio]");
      const framed = element.parentElement?.matches("div:has(> input)") && element.matches("input");
      const target = (isTicked && element.closest("label")) || (framed && element.parentElement) || element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const least = element.closest("table, [role=grid]") ? 40 : 44;
      const after = getComputedStyle(element, "::after");
      const grown = after.position === "absolute" && after.content !== "none" ? parseFloat(after.height) || 0 : 0;
      const tall = Math.max(height, grown);
      if (tall >= least - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
      return [`"${name.slice(0, 40)}" is ${Math.round(width)} × ${Math.round(tall)} px, too small for a finger`];
    });
  });

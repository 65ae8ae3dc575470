import { useLayoutEffect, type RefObject } from "react";
import { findFreePlace, overlap, type Area } from "./free-place";

const margin = 8;
const pressedOnes =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), nav, [role=option]";

const isSeen = ({ width, height, bottom, top }: DOMRect): boolean =>
  width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;

/** Below the header and above what is fixed at the end of the page. */
function room(): Area {
  const header = document.querySelector("#shell > header")?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect().top ?? window.innerHeight;
  const { clientWidth } = document.documentElement;
  return { left: margin, top: header + margin, right: clientWidth - margin, bottom: bar - margin };
}

/** Lays an element of the window where it covers nothing that is pressed; again when it or the page changes or was scrolled. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, shown: unknown, inside: unknown): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const lay = () => {
      if (!element.querySelector("[data-toast]")) return;
      const free = room();
      // What is read or about to be pressed stays where it is, but for a bar that has come to stand there.
      const isRead = element.matches(":hover, :focus-within");
      if (isRead && element.getBoundingClientRect().bottom <= free.bottom + margin) return;
      const within = element.closest("dialog") ?? document.body;
      const pressed = [...within.querySelectorAll(pressedOnes)]
        .filter((one) => !element.contains(one))
        .map((one) => one.getBoundingClientRect())
        .filter(isSeen);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = findFreePlace({ within: free, size, pressed });
      const place = { left, top, right: left + size.width, bottom: top + size.height };
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      const covers = pressed.some((one) => overlap(place, one) > 0);
      // What lies below it can be scrolled clear of it.
      document.body.style.paddingBlockEnd = covers ? `${size.height + margin}px` : "";
    };
    lay();
    let settled = setTimeout(lay, 400);
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lay);
      clearTimeout(settled);
      settled = setTimeout(lay, 100);
    };
    const changes = new MutationObserver((seen) => {
      if (seen.some(({ target }) => !element.contains(target))) soon();
    });
    if (element.querySelector("[data-toast]")) changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", lay);
    window.addEventListener("scrollend", lay);
    return () => {
      clearTimeout(settled);
      cancelAnimationFrame(frame);
      document.body.style.paddingBlockEnd = "";
      changes.disconnect();
      window.removeEventListener("resize", lay);
      window.removeEventListener("scrollend", lay);
    };
  }, [ref, shown, inside]);
}

const GAP = 4;
const ENOUGH = 280;

/** Where a popover (position: fixed) stands by its trigger, in px: below, or above when there is more room. */
export function popoverPlace(
  trigger: DOMRect,
  align: "start" | "end",
  rtl: boolean,
  view: { width: number; height: number },
) {
  const below = view.height - trigger.bottom;
  const up = below < ENOUGH && trigger.top > below;
  const byLeft = (align === "start") !== rtl;
  return {
    top: up ? "auto" : `${trigger.bottom + GAP}px`,
    bottom: up ? `${view.height - trigger.top + GAP}px` : "auto",
    left: byLeft ? `${Math.max(trigger.left, GAP)}px` : "auto",
    right: byLeft ? "auto" : `${Math.max(view.width - trigger.right, GAP)}px`,
    maxHeight: `${Math.max(up ? trigger.top : below, 0) - 2 * GAP}px`,
  };
}

/** Puts an element by its trigger. */
export function placePopover(popover: HTMLElement, trigger: HTMLElement, align: "start" | "end"): void {
  const rtl = getComputedStyle(trigger).direction === "rtl";
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  Object.assign(popover.style, popoverPlace(trigger.getBoundingClientRect(), align, rtl, { width, height }));
}

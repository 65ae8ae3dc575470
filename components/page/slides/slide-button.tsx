import { PanelTop } from "@/components/drawings/icons";
import type { OpenedSlide } from "@/lib/domains/slides/rules";
import { openSlide } from "./open-slide";

interface Props {
  label: string;
  /** A row of a grid lends its focus to one of its controls at a time. */
  tabIndex?: number;
  slide: () => OpenedSlide;
}

/** Opens what a row is about as a slide over the page. */
export function SlideButton({ label, tabIndex, slide }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={() => openSlide(slide())}
      className="reach inline-grid size-6 cursor-pointer place-items-center rounded align-middle text-ink-3 hover:bg-sunk hover:text-ink"
    >
      <PanelTop className="size-3.5" />
    </button>
  );
}

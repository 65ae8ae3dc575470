import { signsOf } from "@/components/scan/measure/bars";

const height = 60;
const quiet = 10;
/** Wide bars are three narrow ones. */
const wide = 3;

/** A text as Code 39, drawn sharp at any size. */
export function Code39({ text, label }: { text: string; label: string }) {
  let at = quiet;
  const bars: string[] = [];
  for (const { widths } of signsOf("code_39", text) ?? []) {
    widths.forEach((kind, index) => {
      const width = kind === 2 ? wide : 1;
      if (index % 2 === 0) bars.push(`M${at} 0h${width}v${height}h-${width}z`);
      at += width;
    });
    at += 1;
  }
  return (
    <svg
      viewBox={`0 0 ${at + quiet} ${height}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <path d={bars.join("")} fill="#000" />
    </svg>
  );
}

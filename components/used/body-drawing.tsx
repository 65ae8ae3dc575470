import { drawingHref } from "@/components/drawings/sheet-versions";
import type { BodyStyle } from "@/components/drawings/silhouette";
import { wheels } from "@/components/drawings/wheels";
import { art, buildOf } from "@/components/catalogue/pictures/picture-art";
import type { UsedVehicle } from "@/lib/domains/used/schema";

/** A vehicle's paint, and the lines that can be seen on it. */
const paints: Record<UsedVehicle["colour"], { fill: string; line: string }> = {
  black: { fill: "#2b2e33", line: "#8a9199" },
  white: { fill: "#fbfcfd", line: "#4a5159" },
  grey: { fill: "#858c94", line: "#23272b" },
  silver: { fill: "#c3c9ce", line: "#3a4047" },
  blue: { fill: "#3a6cab", line: "#12243b" },
  red: { fill: "#b43b34", line: "#3d1110" },
  green: { fill: "#4b7c58", line: "#162a1c" },
  brown: { fill: "#7d6048", line: "#271c13" },
};

const styles: Record<UsedVehicle["body"], BodyStyle> = {
  ...{ saloon3: "three-door", saloon4: "saloon", saloon5: "hatchback", estate: "estate", coupe: "coupe" },
  ...{ convertible: "convertible", suv: "suv", offRoad: "off-road", mpv: "mpv", mpv7: "mpv", leisure: "leisure" },
  ...{ van: "van", minibus: "minibus", chassis: "pickup" },
} as const;

export const usedViews = ["right", "left", "front", "rear"] as const;
export type UsedView = (typeof usedViews)[number];

interface Props extends Pick<UsedVehicle, "body" | "colour"> {
  view?: UsedView;
  label: string;
}

/** A vehicle of a kind of body in the colour of the listing, from one of its sides. */
export function BodyDrawing({ body, colour, view = "right", label }: Props) {
  const { fill, line } = paints[colour];
  const style = styles[body];
  const { body: outline, details } = art[buildOf(style)][view === "rear" ? "rear" : "front"];
  return (
    <svg
      viewBox="0 0 140 70"
      role="img"
      aria-label={label}
      className="w-full rounded bg-[#e6eaee]"
      stroke={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="70" cy="60" rx="56" ry="3.5" fill="#cdd3d9" stroke="none" />
      {view === "front" || view === "rear" ? (
        <g transform="translate(10 -4)" strokeWidth="1">
          <path d={outline} fill={fill} />
          <path d={details} fill="none" />
        </g>
      ) : (
        <g transform={view === "left" ? "translate(130 16) scale(-1 1)" : "translate(10 16)"} strokeWidth="0.9">
          <use href={drawingHref("bodies", style)} width="120" height="48" fill={fill} />
          {wheels[style].map((x) => (
            <g key={x} stroke="none">
              <circle cx={x} cy={36} r={7} fill="#22262a" />
              <circle cx={x} cy={36} r={3.8} fill="#b9c0c6" />
              <circle cx={x} cy={36} r={1} fill="#22262a" />
            </g>
          ))}
        </g>
      )}
    </svg>
  );
}

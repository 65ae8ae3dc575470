import { cn } from "./cn";

export type CritAirClass = "E" | "1" | "2" | "3" | "4" | "5" | "NC";

type Sticker = { fill: string; ring: string; ink: string };

const stickers: Record<Exclude<CritAirClass, "NC">, Sticker> = {
  E: { fill: "#00833d", ring: "#006b32", ink: "#fff" },
  "1": { fill: "#8455a0", ring: "#6d4287", ink: "#fff" },
  "2": { fill: "#f7d117", ring: "#d0ad00", ink: "#3d3000" },
  "3": { fill: "#f08a1d", ring: "#cc6f0b", ink: "#3a1d00" },
  "4": { fill: "#8e3b2f", ring: "#702b21", ink: "#fff" },
  "5": { fill: "#6a6a6a", ring: "#525252", ink: "#fff" },
};

type CritAirProps = { value: CritAirClass | null; label: string; size?: "sm" | "md" | "lg"; className?: string };

const sizes = { sm: "size-6", md: "size-9", lg: "size-16" };

/** The air quality sticker of a vehicle; a dashed ring when it has none. */
export function CritAir({ value, label, size = "md", className }: CritAirProps) {
  const sticker = value && value !== "NC" ? stickers[value] : null;
  return (
    <svg
      viewBox="0 0 38 38"
      role="img"
      aria-label={label}
      className={cn("shrink-0 forced-color-adjust-none", sizes[size], className)}
    >
      <title>{label}</title>
      {sticker ? (
        <>
          <circle cx="19" cy="19" r="18" fill="#fff" stroke={sticker.ring} />
          <circle cx="19" cy="19" r="15.5" fill={sticker.fill} />
          <path
            d="M8.5 25.5a12.4 12.4 0 0 0 21 0"
            fill="none"
            stroke={sticker.ink}
            strokeWidth="1.2"
            strokeDasharray="1.6 1.2"
            opacity=".8"
          />
          <text x="19" y="24.2" textAnchor="middle" fontSize="16" fontWeight="700" fill={sticker.ink}>
            {value}
          </text>
        </>
      ) : (
        <>
          <circle cx="19" cy="19" r="17" fill="none" stroke="var(--edge)" strokeDasharray="3 2.5" strokeWidth="1.3" />
          <path d="M13.5 19h11" stroke="var(--ink-3)" strokeWidth="2" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}

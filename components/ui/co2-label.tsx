import { cn } from "./cn";

export type Co2Grade = "A" | "B" | "C" | "D" | "E" | "F" | "G";

const looks: Record<Co2Grade, { fill: string; ink: string }> = {
  A: { fill: "#00783a", ink: "#fff" },
  B: { fill: "#4caf3c", ink: "#0c2408" },
  C: { fill: "#b9d43a", ink: "#1f2a00" },
  D: { fill: "#ffe32e", ink: "#2e2700" },
  E: { fill: "#f9b233", ink: "#332000" },
  F: { fill: "#ec7a23", ink: "#2e1300" },
  G: { fill: "#c9211e", ink: "#fff" },
};

type Co2LabelProps = { grade: Co2Grade; label: string; className?: string };

/** The arrow of the energy label with its letter. */
export function Co2Label({ grade, label, className }: Co2LabelProps) {
  const look = looks[grade];
  return (
    <svg
      viewBox="0 0 30 18"
      role="img"
      aria-label={label}
      className={cn("h-4.5 w-7.5 shrink-0 forced-color-adjust-none", className)}
    >
      <title>{label}</title>
      <path d="M2 0h19.5L30 9l-8.5 9H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" fill={look.fill} />
      <text x="12" y="13.2" textAnchor="middle" fontSize="12" fontWeight="700" fill={look.ink}>
        {grade}
      </text>
    </svg>
  );
}

import { cn } from "@/components/ui/cn";
import type { Sensor } from "@/lib/domains/vehicles/adas/rules";
import type { SensorKind, SensorName } from "@/lib/domains/vehicles/adas/sensors";

interface Props {
  title: string;
  sensors: readonly Sensor[];
  chosen: SensorName | null;
  onChoose: (name: SensorName) => void;
}

const width = 200;
const height = 420;
const radius = { camera: 8, radar: 9, ultrasonic: 6 } as const satisfies Record<SensorKind, number>;
/** A finger's width around a mark. */
const reach = 15;

/** The vehicle from above, nose up, with a mark for each sensor; what a mark says, the list beside says to ears and keys. */
export function VehicleFromAbove({ title, sensors, chosen, onChoose }: Props) {
  return (
    <svg
      viewBox={`-14 -14 ${width + 28} ${height + 28}`}
      role="img"
      aria-label={title}
      className="mx-auto h-auto w-full max-w-64 fill-none stroke-current text-ink-2"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path
        className="fill-paper"
        d="M100 4C68 4 44 8 34 24C26 38 24 62 24 96L22 150L20 300C20 350 24 388 34 402C46 414 70 416 100 416C130 416 154 414 166 402C176 388 180 350 180 300L178 150L176 96C176 62 174 38 166 24C156 8 132 4 100 4Z"
      />
      <path className="fill-sunk" d="M40 150C60 128 140 128 160 150L150 190C128 182 72 182 50 190Z" />
      <path className="fill-sunk" d="M52 344C74 350 126 350 148 344L156 376C132 386 68 386 44 376Z" />
      <path d="M50 190C46 240 46 300 52 344M150 190C154 240 154 300 148 344" />
      <path d="M40 26C60 36 140 36 160 26M36 120C60 108 140 108 164 120M38 396C62 388 138 388 162 396" opacity=".5" />
      <path className="fill-sunk" d="M26 140L6 150L8 164L25 158ZM174 140L194 150L192 164L175 158Z" />
      {[62, 318].map((y) => (
        <g key={y} className="fill-ink-3" stroke="none">
          <rect x="12" y={y} width="10" height="52" rx="4" />
          <rect x="178" y={y} width="10" height="52" rx="4" />
        </g>
      ))}
      {sensors.map(({ name, kind, at }) => (
        <g
          key={name}
          data-sensor={name}
          onClick={() => onChoose(name)}
          className={cn("cursor-pointer", name === chosen ? "text-accent" : "text-ink hover:text-accent")}
        >
          {at.map(([across, along]) => (
            <Mark
              key={`${across} ${along}`}
              kind={kind}
              x={(across / 100) * width}
              y={(along / 100) * height}
              isChosen={name === chosen}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface MarkProps {
  kind: SensorKind;
  x: number;
  y: number;
  isChosen: boolean;
}

/** A camera is a square, a radar a diamond, an ultrasonic sensor a circle: told apart without colour. */
function Mark({ kind, x, y, isChosen }: MarkProps) {
  const r = radius[kind];
  const look = cn("stroke-current", isChosen ? "fill-current" : "fill-paper");
  return (
    <g>
      <circle cx={x} cy={y} r={reach} fill="transparent" stroke="none" />
      {kind === "camera" ? (
        <rect className={look} x={x - r} y={y - r} width={2 * r} height={2 * r} rx="2" />
      ) : kind === "radar" ? (
        <path className={look} d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`} />
      ) : (
        <circle className={look} cx={x} cy={y} r={r} />
      )}
      {isChosen ? <circle cx={x} cy={y} r={r + 5} strokeDasharray="3 3" /> : null}
    </g>
  );
}

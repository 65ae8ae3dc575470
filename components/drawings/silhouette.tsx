import { Drawing, type DrawingProps } from "./drawing";
import { bodies, type Art } from "./silhouette-art";

export type BodyStyle = keyof typeof bodies | "motorcycle";

const SILL = 36;

/** The lower edge from nose to tail, going round both wheels. */
function sill({ wheels: [rear, front], radius = 6.5 }: Art): string {
  const arch = radius + 1.6;
  const round = (x: number) => `L${x + arch} ${SILL}A${arch} ${arch} 0 0 0 ${x - arch} ${SILL}`;
  return `${round(front)}${round(rear)}Z`;
}

function Wheel({ x, r }: { x: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={SILL} r={r} />
      <circle cx={x} cy={SILL} r={r * 0.52} />
    </>
  );
}

function Car({ art }: { art: Art }) {
  const radius = art.radius ?? 6.5;
  return (
    <>
      <path d={`${art.body}${sill(art)}`} />
      <path d={`${art.glass}${art.lines}`} opacity=".75" />
      {art.wheels.map((x) => (
        <Wheel key={x} x={x} r={radius} />
      ))}
    </>
  );
}

function Motorcycle() {
  return (
    <>
      <circle cx="33" cy="33" r="10" />
      <circle cx="33" cy="33" r="3" />
      <circle cx="88" cy="33" r="10" />
      <circle cx="88" cy="33" r="3" />
      <path d="M36 33h17M88 33 76 12l-5-2.5M79 17l5-1.5a3.5 3.5 0 0 1 2 6l-4 1" />
      <path d="M24 17c6 1.5 12 3 19 3.5h12c2-4 7-6.5 12-6.5 5 0 8 1.5 8.5 4-1 4-4 6.5-9 7.5H50c-5 0-7-2-8-5" />
      <path d="M52 25.5l-4 7c-1 3 1 5 4 5h13c3 0 4-1 5-3l4.5-9M33 33l12-9" />
      <path d="M56 29.5h10M55 33h10M49 38.5H41l-15 1.5" opacity=".75" />
    </>
  );
}

/** A vehicle seen from its side, drawn, where no picture of it exists. */
export function Silhouette({ body, className = "h-12", ...rest }: DrawingProps & { body: BodyStyle }) {
  return (
    <Drawing box="0 0 120 48" className={className} {...rest}>
      {body === "motorcycle" ? <Motorcycle /> : <Car art={bodies[body]} />}
    </Drawing>
  );
}

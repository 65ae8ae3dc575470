/** A box on the field in which a part is drawn. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const circle = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

function rounded({ x, y, w, h }: Box, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  const [across, down] = [n(w - 2 * r), n(h - 2 * r)];
  return `M${n(x + r)} ${n(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}Z`;
}

const line = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });
const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function hexagon(cx: number, cy: number, r: number): string {
  const corners = steps(6).map((at) => {
    const angle = (Math.PI / 3) * at;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
  return `${line(corners)}Z`;
}

/** Holes on a circle, such as those of wheel bolts. */
const holes = (cx: number, cy: number, on: number, r: number, count: number): string =>
  steps(count)
    .map((at) => {
      const angle = (2 * Math.PI * at) / count - Math.PI / 2;
      return circle(cx + on * Math.cos(angle), cy + on * Math.sin(angle), r);
    })
    .join("");

/** Each kind of part in lines of its own, whatever its box. */
const kinds: Record<string, (box: Box) => string> = {
  ring({ x, y, w, h }) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
    return (
      circle(cx, cy, r) + circle(cx, cy, r * 0.36) + circle(cx, cy, r * 0.62) + holes(cx, cy, r * 0.49, r * 0.06, 5)
    );
  },
  pad: (box) =>
    rounded(box, 9) + rounded({ ...box, x: box.x + 5, y: box.y + box.h * 0.28, w: box.w - 10, h: box.h * 0.6 }, 6),
  spring({ x, y, w, h }) {
    const turns = 6;
    const points = steps(2 * turns + 1).map((at) => [x + (at % 2) * w, y + (h * at) / (2 * turns)] as const);
    return (
      line(points) +
      line([
        [x, y],
        [x + w, y],
      ]) +
      line([
        [x, y + h],
        [x + w, y + h],
      ])
    );
  },
  strut({ x, y, w, h }) {
    const cx = x + w / 2;
    const tube = { x: x + w * 0.18, y: y + h * 0.42, w: w * 0.64, h: h * 0.44 };
    return (
      line([
        [cx - 3, y + 8],
        [cx - 3, tube.y],
      ]) +
      line([
        [cx + 3, y + 8],
        [cx + 3, tube.y],
      ]) +
      rounded(tube, 4) +
      circle(cx, y + h - h * 0.07, h * 0.07) +
      circle(cx, y + h - h * 0.07, h * 0.03) +
      rounded({ x: cx - 8, y, w: 16, h: 8 }, 3)
    );
  },
  belt(box) {
    const inner = inset(box, 9);
    const teeth = steps(14).map((at) => {
      const tooth = inner.x + inner.h / 2 + ((inner.w - inner.h) * at) / 13;
      return (
        line([
          [tooth, inner.y],
          [tooth, inner.y + 5],
        ]) +
        line([
          [tooth, inner.y + inner.h],
          [tooth, inner.y + inner.h - 5],
        ])
      );
    });
    return rounded(box, box.h / 2) + rounded(inner, inner.h / 2) + teeth.join("");
  },
  hex({ x, y, w, h }) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
    return hexagon(cx, cy, r) + circle(cx, cy, r * 0.5);
  },
  gasket(box) {
    const { x, y, w, h } = box;
    const bores = steps(3).map((at) => circle(x + (w * (at + 0.5)) / 3, y + h / 2, Math.min(w / 8, h / 4)));
    const corners = [
      [x + 7, y + 7],
      [x + w - 7, y + 7],
      [x + 7, y + h - 7],
      [x + w - 7, y + h - 7],
    ] as const;
    return rounded(box, 12) + bores.join("") + corners.map(([cx, cy]) => circle(cx, cy, 2.5)).join("");
  },
  canister(box) {
    const { x, y, w, h } = box;
    const ribs = steps(5).map((at) =>
      line([
        [x + (w * (at + 1)) / 6, y + h * 0.24],
        [x + (w * (at + 1)) / 6, y + h * 0.9],
      ]),
    );
    return (
      rounded(box, 8) +
      line([
        [x, y + h * 0.18],
        [x + w, y + h * 0.18],
      ]) +
      ribs.join("")
    );
  },
  hose({ x, y, w, h }) {
    const bend = (shift: number) =>
      `M${n(x)} ${n(y + h * 0.2 + shift)}C${n(x + w * 0.4)} ${n(y + h * 0.2 + shift)} ${n(x + w * 0.5)} ${n(y + h * 0.62 + shift)} ${n(x + w)} ${n(y + h * 0.62 + shift)}`;
    const clamps = [0.14, 0.82].map((at) =>
      rounded({ x: x + w * at, y: y + h * (at > 0.5 ? 0.5 : 0.1), w: 9, h: h * 0.5 }, 2),
    );
    return bend(-h * 0.12) + bend(h * 0.24) + clamps.join("");
  },
  probe({ x, y, w, h }) {
    const cx = x + w / 2;
    const threads = steps(5).map((at) =>
      line([
        [cx - w * 0.2, y + h * (0.6 + at * 0.06)],
        [cx + w * 0.2, y + h * (0.57 + at * 0.06)],
      ]),
    );
    return (
      rounded({ x: cx - w * 0.35, y, w: w * 0.7, h: h * 0.36 }, 4) +
      hexagon(cx, y + h * 0.46, w * 0.42) +
      rounded({ x: cx - w * 0.2, y: y + h * 0.55, w: w * 0.4, h: h * 0.42 }, 3) +
      threads.join("")
    );
  },
  body(box) {
    const { x, y, w, h } = box;
    const studs = [
      [x + 8, y + 8],
      [x + w - 8, y + 8],
      [x + 8, y + h - 8],
      [x + w - 8, y + h - 8],
    ] as const;
    return rounded(box, 14) + rounded(inset(box, 16), 8) + studs.map(([cx, cy]) => circle(cx, cy, 4)).join("");
  },
  grid(box) {
    const { x, y, w, h } = box;
    const fins = steps(11).map((at) =>
      line([
        [x + (w * (at + 1)) / 12, y + 8],
        [x + (w * (at + 1)) / 12, y + h - 8],
      ]),
    );
    return (
      rounded(box, 5) +
      line([
        [x, y + 8],
        [x + w, y + 8],
      ]) +
      line([
        [x, y + h - 8],
        [x + w, y + h - 8],
      ]) +
      fins.join("")
    );
  },
  arm({ x, y, w, h }) {
    const [cy, r] = [y + h / 2, h / 2];
    const bar =
      line([
        [x + h, cy - r * 0.5],
        [x + w - h, cy - r * 0.5],
      ]) +
      line([
        [x + h, cy + r * 0.5],
        [x + w - h, cy + r * 0.5],
      ]);
    return bar + [x + r, x + w - r].map((cx) => circle(cx, cy, r) + circle(cx, cy, r * 0.45)).join("");
  },
  joint({ x, y, w, h }) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
    return (
      circle(cx, cy, r) +
      circle(cx, cy, r * 0.58) +
      line([
        [cx, cy - r * 1.3],
        [cx, cy - r * 0.58],
      ]) +
      circle(cx, cy, 2)
    );
  },
  bottle({ x, y, w, h }) {
    const level = line([
      [x + 5, y + h * 0.55],
      [x + w - 5, y + h * 0.55],
    ]);
    return (
      rounded({ x, y: y + h * 0.22, w, h: h * 0.78 }, 10) +
      rounded({ x: x + w * 0.3, y, w: w * 0.4, h: h * 0.17 }, 4) +
      level
    );
  },
  lens({ x, y, w, h }) {
    const outline = `${line([
      [x + w * 0.08, y + h * 0.2],
      [x + w, y],
      [x + w * 0.92, y + h],
      [x, y + h * 0.86],
    ])}Z`;
    return outline + circle(x + w * 0.34, y + h * 0.52, h * 0.24) + circle(x + w * 0.7, y + h * 0.5, h * 0.28);
  },
  panel: (box) =>
    rounded(box, 22) +
    line([
      [box.x + 12, box.y + box.h * 0.35],
      [box.x + box.w - 12, box.y + box.h * 0.28],
    ]),
};

/** The outline of a part of some kind in its box; a plain box for a kind that nobody drew. */
export const partOutline = (kind: string, box: Box): string =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.(box) ?? "") : rounded(box, 6);

/** The kinds that have a drawing of their own. */
export const drawnKinds: readonly string[] = Object.keys(kinds);

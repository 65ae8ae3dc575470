/** Colours of what is not painted, 0 to 255. */
export const colours = {
  paint: [140, 152, 166],
  glass: [22, 28, 34],
  tyre: [30, 31, 33],
  rim: [172, 176, 182],
  lamp: [226, 232, 238],
  tail: [150, 22, 26],
  dark: [28, 29, 32],
  gap: [40, 42, 46],
  plate: [240, 240, 236],
};

/** How much of the studio each mirrors. */
export const gloss = {
  ...{ paint: 0.62, glass: 0.8, tyre: 0.06, rim: 0.5, lamp: 0.7, tail: 0.6, dark: 0.1, gap: 0.05, plate: 0.1 },
};

/** @typedef {keyof typeof colours} Material */

/** @param {import("./solid.mjs").Solid} car @returns {Material} */
function ofWheel(car, x, away, z) {
  const out = car.wheelAt(x, z) / car.radius;
  if (away < car.half - 0.06 || out > 0.66) return "tyre";
  if (out < 0.13 || out > 0.6) return "rim";
  const [rear, front] = car.wheels;
  const hub = Math.abs(x - rear) < Math.abs(x - front) ? rear : front;
  return Math.cos(5 * Math.atan2(z - car.radius, x - hub)) > 0.1 + 0.5 * (out - 0.3) ? "rim" : "dark";
}

/** @param {import("./solid.mjs").Solid} car @returns {Material | null} */
function ofGlass(car, x, away, z, /** @type {number[]} */ [nx, ny]) {
  if (Math.abs(ny) > 0.45) {
    const rim = car.pane(x, z);
    if (rim < 0.016) return rim < 0 ? "glass" : "dark";
  }
  const screen = z > car.belt + 0.03 && z < car.top - 0.05 && Math.abs(nx) > 0.3 && x > car.cab;
  const inset = car.halfWidth(x, z) - 0.1 - away;
  if (!screen || inset <= -0.015) return null;
  return Math.abs(inset) < 0.015 ? "dark" : "glass";
}

/** @param {import("./solid.mjs").Solid} car @returns {Material | null} */
function ofNose(car, x, away, z, nx) {
  const high = Math.min(z / (car.belt / 0.62), 1);
  if (x < car.end - 0.48 || nx < 0.15) return null;
  if (high > 0.4 && high < 0.5 && away > car.half * 0.5 && away < car.half * 0.93) return "lamp";
  if (away < 0.26 && high > 0.27 && high < 0.345 && nx > 0.5) return "plate";
  return away < car.half * 0.68 && high > 0.2 && high < 0.38 && nx > 0.4 ? "dark" : null;
}

/** @param {import("./solid.mjs").Solid} car @returns {Material | null} */
function ofTail(car, x, away, z, nx) {
  const high = Math.min(z / (car.belt / 0.62), 1);
  if (x > 0.48 - car.end || nx > -0.15) return null;
  if (high > 0.47 && high < 0.58 && away > car.half * 0.55 && away < car.half * 0.95) return "tail";
  if (away < 0.26 && high > 0.4 && high < 0.475 && nx < -0.5) return "plate";
  return high < 0.27 ? "dark" : null;
}

/**
 * What the surface is made of at a point with its normal.
 * @param {import("./solid.mjs").Solid} car @param {number[]} point @param {number[]} normal @returns {Material}
 */
export function materialAt(car, [x, y, z], normal) {
  const away = Math.abs(y);
  const [nx, ny, nz] = normal;
  if (car.wheel(x, y, z) < 0.012) return ofWheel(car, x, away, z);
  if (nz < -0.5 || z < car.sill + 0.07) return "dark";
  const found = ofGlass(car, x, away, z, normal) ?? ofNose(car, x, away, z, nx) ?? ofTail(car, x, away, z, nx);
  return found ?? (Math.abs(ny) > 0.5 && car.gap(x, z) < 0.009 ? "gap" : "paint");
}

import { frameCount, hitAlong, projected } from "./camera.mjs";

/** @typedef {import("./solid.mjs").Solid} Solid */
/** A place to press: its own name, and the zone of the vehicle that it opens. @typedef {[id: string, zone: string, point: number[] | null]} Place */

const far = 12;

/** The place of the surface that a straight line from outside meets first. @param {Solid} car */
function meet(car, from, ray) {
  const t = hitAlong(car, from, ray, 2 * far);
  return t < 0 ? null : from.map((value, k) => value + ray[k] * t);
}

/** @param {Solid} car @returns {Place[]} */
function sidePlaces(car) {
  const [rear, front] = car.wheels;
  const { radius, belt, half } = car;
  const paneX = car.cab > -car.end ? car.cab + 0.3 : (rear + front) / 2 - 0.35;
  return [1, -1].flatMap((side) => {
    const name = side > 0 ? "left" : "right";
    const on = (x, z) => meet(car, [x, side * far, z], [0, -side, 0]);
    /** @type {Place[]} */
    const places = [
      [`front-brakes-${name}`, "front-brakes", [front, side * half, radius]],
      [`rear-brakes-${name}`, "rear-brakes", [rear, side * half, radius]],
      [`wheels-${name}`, "wheels", on(rear - radius * 0.55, radius * 0.35)],
      [`front-axle-${name}`, "front-axle", on(front, radius * 2.3)],
      [`rear-axle-${name}`, "rear-axle", on(rear, radius * 2.3)],
      [`doors-${name}`, "doors", on((rear + front) / 2 + 0.35, belt * 0.72)],
      [`glazing-${name}`, "glazing", on(paneX, belt + (car.top - belt) * 0.45)],
    ];
    return side > 0 ? places : [...places, ["tank", "tank", on(rear + radius * 2, belt * 0.85)]];
  });
}

/** @param {Solid} car @returns {Place[]} */
function endPlaces(car) {
  const { belt, half, sill, end, boxy, top } = car;
  const flatNose = boxy || top > 2.6;
  const nose = (y, z) => meet(car, [far, y * half, z], [-1, 0, 0]);
  const tail = (y, z) => meet(car, [-far, y * half, z], [1, 0, 0]);
  const above = (x, y) => meet(car, [x, y * half, far], [0, 0, -1]);
  return [
    ["front-lights-left", "front-lights", nose(0.72, belt * 0.73)],
    ["front-lights-right", "front-lights", nose(-0.72, belt * 0.73)],
    ["rear-lights-left", "rear-lights", tail(0.75, belt * 0.85)],
    ["rear-lights-right", "rear-lights", tail(-0.75, belt * 0.85)],
    ["engine", "engine", flatNose ? nose(0, belt * 0.85) : above(end - 0.72, 0)],
    ["battery", "battery", flatNose ? nose(-0.4, belt * 0.85) : above(end - 0.8, -0.5)],
    ["cooling", "cooling", nose(0.4, belt * 0.47)],
    ["front-body", "front-body", nose(-0.5, sill + 0.14)],
    ["wipers", "wipers", nose(0.35, belt + 0.1)],
    ["rear-body", "rear-body", tail(-0.3, belt * 0.5)],
    ["exhaust", "exhaust", tail(0.5, sill + 0.05)],
    ["interior", "interior", above(car.boxy ? car.cab + 0.5 : 0, 0)],
  ];
}

/**
 * The places of a body as a scene: each with where it lies in every frame, or null where something hides it.
 * @param {string} body @param {Solid} car @param {{ width: number, height: number }} size
 */
export function sceneOf(body, car, size) {
  const spots = [...sidePlaces(car), ...endPlaces(car)].flatMap(([id, zone, point]) => {
    if (!point) return [];
    const frames = Array.from({ length: frameCount }, (_, frame) => projected(car, point, frame));
    return frames.some(Boolean) ? [{ id, label: `zones.${zone}`, zone, frames }] : [];
  });
  return { id: `outside-${body}`, kind: "360", ...size, spots };
}

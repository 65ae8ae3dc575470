import { length } from "./fields.mjs";

/** @typedef {number[]} Vector */
/** @typedef {import("./solid.mjs").Solid} Solid */

const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a) => {
  const far = length(a[0], a[1], a[2]) || 1;
  return [a[0] / far, a[1] / far, a[2] / far];
};

export const frameCount = 50;
export const frameSize = { width: 640, height: 400 };
/** From the ground up, in radians. */
const elevation = (11 * Math.PI) / 180;
const focal = 3.25;
const mostSteps = 120;
const hitWithin = 0.0015;

/** The camera of a frame: the first looks at the nose, the following go around the vehicle's left. @param {Solid} car */
export function cameraOf(car, frame) {
  const angle = (2 * Math.PI * frame) / frameCount;
  const away = Math.max(car.end * 4.1, car.top * 5.4);
  const flat = Math.cos(elevation) * away;
  const eye = [Math.cos(angle) * flat, Math.sin(angle) * flat, Math.sin(elevation) * away + 0.35];
  const forward = unit(subtract([0, 0, car.top * 0.44], eye));
  const right = unit([forward[1], -forward[0], 0]);
  return { angle, away, eye, forward, right, up: cross(right, forward) };
}

/** Where a ray enters the vehicle's box; -1 when it misses it. @param {Solid} car */
function entryOf(eye, ray, car) {
  const most = [car.end + 0.1, car.half + 0.2, car.top + 0.05];
  const least = [-most[0], -most[1], -0.02];
  let first = 0;
  let last = 1e9;
  for (let k = 0; k < 3; k++) {
    const a = (least[k] - eye[k]) / ray[k];
    const b = (most[k] - eye[k]) / ray[k];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first < last ? first : -1;
}

/** How far along a ray the vehicle's surface lies, -1 when nothing is hit before `until`. @param {Solid} car */
export function hitAlong(car, eye, ray, until) {
  let t = entryOf(eye, ray, car);
  if (t < 0) return -1;
  for (let step = 0; step < mostSteps && t < until; step++) {
    const near = car.distance(eye[0] + ray[0] * t, eye[1] + ray[1] * t, eye[2] + ray[2] * t);
    if (near < hitWithin) return t;
    t += near * 0.9;
  }
  return -1;
}

/** The ray through a place of the frame, each from -1 to 1. */
export function rayThrough({ forward, right, up }, x, y) {
  const along = (k) => forward[k] * focal + right[k] * x + up[k] * y;
  return unit([along(0), along(1), along(2)]);
}

/** How near to a point a ray may end that still sees it. */
const seenWithin = 0.1;

/**
 * Where a point of the vehicle lies in a frame, in thousandths from its left and top; null when something hides it.
 * @param {Solid} car @param {Vector} point
 */
export function projected(car, point, frame) {
  const camera = cameraOf(car, frame);
  const to = subtract(point, camera.eye);
  const far = length(to[0], to[1], to[2]);
  if (hitAlong(car, camera.eye, unit(to), far - seenWithin) >= 0) return null;
  const depth = dot(camera.forward, to);
  const ratio = frameSize.width / frameSize.height;
  const x = 0.5 + (dot(camera.right, to) / depth) * (focal / 2);
  const y = 0.5 - ((dot(camera.up, to) / depth) * focal * ratio) / 2;
  return [Math.round(x * 1000), Math.round(y * 1000)];
}

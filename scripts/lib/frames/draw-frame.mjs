import sharp from "sharp";
import { cameraOf, frameSize, hitAlong, rayThrough, unit } from "./camera.mjs";
import { clamp } from "./fields.mjs";
import { colours, gloss, materialAt } from "./material.mjs";

/** Drawn so much larger, then made small: that is the smoothing. */
const oversize = 1.6;

/** What a surface mirrors of the studio: bright boxes at the ceiling, pale walls, a grey floor. */
function studio(x, y, z) {
  if (z < 0) return 0.34 + 0.3 * Math.exp(6 * z);
  const around = Math.abs((((Math.atan2(y, x) / Math.PI) * 2 + 4) % 1) - 0.5);
  const box = z > 0.35 ? clamp((0.28 - around) * 8) : 0;
  return 0.5 + 0.35 * z + 0.75 * box * clamp((0.95 - z) * 6) - 0.25 * Math.exp(-14 * z);
}

/** @param {import("./solid.mjs").Solid} car */
function normalAt({ distance }, [x, y, z]) {
  const h = 0.004;
  return unit([
    distance(x + h, y, z) - distance(x - h, y, z),
    distance(x, y + h, z) - distance(x, y - h, z),
    distance(x, y, z + h) - distance(x, y, z - h),
  ]);
}

/** How open the place is to the light, 0 to 1: less beside another surface. */
function openness({ distance }, [x, y, z], /** @type {number[]} */ [nx, ny, nz]) {
  let open = 0;
  for (const k of [0.06, 0.16, 0.34]) open += clamp(distance(x + nx * k, y + ny * k, z + nz * k) / k) / 3;
  return open;
}

/** The colour of a place of the surface, seen along a ray. @param {import("./solid.mjs").Solid} car */
function shade(car, point, ray, light) {
  const normal = normalAt(car, point);
  const [nx, ny, nz] = normal;
  const material = materialAt(car, point, normal);
  const open = openness(car, point, normal);
  const along = nx * ray[0] + ny * ray[1] + nz * ray[2];
  const lit = Math.max(0, nx * light[0] + ny * light[1] + nz * light[2]);
  const mirrored = studio(ray[0] - 2 * along * nx, ray[1] - 2 * along * ny, ray[2] - 2 * along * nz);
  const shine = gloss[material] * (0.09 + 0.91 * (1 - Math.max(0, -along)) ** 4.2);
  const body = (0.35 + 0.65 * open) * (0.42 + 0.3 * nz + 0.55 * lit) * (1 - shine);
  const added = 255 * mirrored * shine * (0.45 + 0.55 * open);
  const glint = material === "glass" ? 34 * Math.max(0, mirrored - 0.6) : 0;
  return colours[material].map((colour) => clamp(Math.round(colour * body + added + glint), 0, 255));
}

/**
 * One frame of a vehicle on nothing: its shadow is the page's to draw, for in the picture it costs a third and shows bands.
 * @param {import("./solid.mjs").Solid} car @param {number} frame
 */
export function drawFrame(car, frame) {
  const width = Math.round(frameSize.width * oversize);
  const height = Math.round(frameSize.height * oversize);
  const out = Buffer.alloc(width * height * 4);
  const camera = cameraOf(car, frame);
  const { eye, angle, away } = camera;
  // From above the camera, so that the far side of the vehicle is the mirror image of the near one.
  const light = unit([0.3 * Math.cos(angle), 0.3 * Math.sin(angle), 0.9]);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const y = (1 - ((j + 0.5) / height) * 2) * (height / width);
      const ray = rayThrough(camera, ((i + 0.5) / width) * 2 - 1, y);
      const t = hitAlong(car, eye, ray, away + car.end + 2);
      if (t < 0) continue;
      const point = [eye[0] + ray[0] * t, eye[1] + ray[1] * t, eye[2] + ray[2] * t];
      out.set([...shade(car, point, ray, light), 255], (j * width + i) * 4);
    }
  return sharp(out, { raw: { width, height, channels: 4 } }).resize(frameSize.width, frameSize.height, {
    kernel: "lanczos3",
  });
}

import { z } from "@hono/zod-openapi";
import {
  keepVehiclePhoto,
  orderVehiclePhotos,
  removeVehiclePhotos,
} from "@/lib/domains/catalogue/pictures/around/commands";
import { findPhotos360, getVehiclePhoto } from "@/lib/domains/catalogue/pictures/around/queries";
import { usualDoors } from "@/lib/domains/catalogue/pictures/around/rules";
import { keptPhoto, photoOrder, photos360 } from "@/lib/domains/catalogue/pictures/around/schema";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { done, id, ok, picture } from "../shapes";

const domain = "vehicles";
const ofVehicle = z.object({ ktype: id });
const byPhotographer = { domain, right: "changeCompanyCover", params: ofVehicle, refuses: [404] } as const;

/** A vehicle that does not tell its doors has four. */
const doors = z
  .string()
  .regex(/^(\d{1,2}|null|undefined)$/, "a number of doors, such as 5")
  .transform((text) => Number(text) || usualDoors)
  .openapi({ description: "Number of doors, 4 when 0 or null" });
const heavy = z
  .enum(["0", "1", "true", "false"])
  .transform((text) => text === "1" || text === "true")
  .openapi({ description: "Whether the vehicle is a heavy one: 1 or true" });

defineRoute(
  {
    method: "get",
    path: "/photos360/{ktype}/{doors}/{isPL}",
    domain,
    summary: "The vehicle from every side: frames in the order of turning, and where its zones lie in each",
    right: "user",
    params: ofVehicle.extend({ doors, isPL: heavy }),
    refuses: [404],
    answer: photos360,
  },
  async (actor, { params }) => {
    const found = await findPhotos360(actor, { ...params, heavy: params.isPL });
    if (!found) throw notFound();
    return found;
  },
);

defineRoute(
  {
    ...byPhotographer,
    method: "post",
    path: "/photos360/{ktype}/photos",
    summary: "One photograph of the vehicle; it is shown once the order of all of them is told",
    bodyType: "multipart/form-data",
    body: z.object({ image: picture }),
    refuses: [404, 409],
    answer: keptPhoto,
  },
  (actor, { params, body }) => keepVehiclePhoto(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...byPhotographer,
    method: "put",
    path: "/photos360/{ktype}/photos",
    summary: "The order of the company's photographs of the vehicle, 12 to 72, from the nose around its left",
    body: photoOrder,
    answer: ok,
  },
  async (actor, { params, body }) => {
    await orderVehiclePhotos(actor, { ...params, ...body });
    return done;
  },
);

defineRoute(
  {
    ...byPhotographer,
    method: "delete",
    path: "/photos360/{ktype}/photos",
    summary: "Takes the company's photographs of the vehicle away",
    answer: ok,
  },
  async (actor, { params }) => {
    await removeVehiclePhotos(actor, params);
    return done;
  },
);

defineRoute(
  {
    method: "get",
    path: "/vehicle-photos/{id}",
    domain,
    summary: "A photograph of a vehicle",
    right: "user",
    params: z.object({ id: z.string().regex(/^[\w-]{22}$/) }),
    refuses: [404],
    answer: { type: "image/webp" },
  },
  async (actor, { params }) => {
    const bytes = await getVehiclePhoto(actor, params);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  },
);

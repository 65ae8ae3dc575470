import { z } from "@hono/zod-openapi";
import { readCardPicture, readPlatePicture, readVinPicture } from "@/lib/domains/vehicles/plates/queries";
import { cardReading, plateCandidate, vinCandidate } from "@/lib/domains/vehicles/plates/schema";
import { defineRoute } from "../define-route";

const file = (description: string) => z.instanceof(File).openapi({ type: "string", format: "binary", description });
const jpeg = file("A JPEG of at most 20 MB");
const picture = file("A JPEG, PNG or WebP of at most 20 MB");

const bytesOf = async (image: File) => new Uint8Array(await image.arrayBuffer());

defineRoute(
  {
    method: "post",
    path: "/lpr",
    domain: "vehicles",
    summary: "Plates that a picture shows",
    right: "immatFR",
    body: z.object({ image: jpeg }),
    bodyType: "multipart/form-data",
    refuses: [422],
    answer: z.array(plateCandidate).max(5),
  },
  async (actor, { body }) => readPlatePicture(actor, { bytes: await bytesOf(body.image) }),
);

defineRoute(
  {
    method: "post",
    path: "/readVin",
    domain: "vehicles",
    summary: "VINs that stand in print in a picture",
    right: "CarIdentifier",
    body: z.object({ image: picture }),
    bodyType: "multipart/form-data",
    refuses: [422],
    answer: z.array(vinCandidate).max(5),
  },
  async (actor, { body }) => readVinPicture(actor, { bytes: await bytesOf(body.image) }),
);

defineRoute(
  {
    method: "post",
    path: "/readCard",
    domain: "vehicles",
    summary: "Fields of a French registration certificate in a picture",
    right: "CarIdentifier",
    body: z.object({ image: picture, owner: z.enum(["true", "false"]).default("false") }),
    bodyType: "multipart/form-data",
    answer: cardReading,
  },
  async (actor, { body }) => readCardPicture(actor, { bytes: await bytesOf(body.image), owner: body.owner === "true" }),
);

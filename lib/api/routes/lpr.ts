import { z } from "@hono/zod-openapi";
import { readPlatePicture } from "@/lib/domains/vehicles/plates/queries";
import { plateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { defineRoute } from "../define-route";

const picture = z
  .instanceof(File)
  .openapi({ type: "string", format: "binary", description: "A JPEG of at most 20 MB" });

defineRoute(
  {
    method: "post",
    path: "/lpr",
    domain: "vehicles",
    summary: "Plates that a picture shows",
    right: "immatFR",
    body: z.object({ image: picture }),
    bodyType: "multipart/form-data",
    refuses: [422],
    answer: z.array(plateCandidate).max(5),
  },
  async (actor, { body }) => readPlatePicture(actor, { bytes: new Uint8Array(await body.image.arrayBuffer()) }),
);

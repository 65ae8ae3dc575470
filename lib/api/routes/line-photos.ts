import { z } from "@hono/zod-openapi";
import { addPhoto, removePhoto } from "@/lib/domains/cart/photos/commands/change-photos";
import { linePhoto, photoLine, photoOfLine } from "@/lib/domains/cart/photos/schema";
import { defineRoute } from "../define-route";
import { done, ok, picture } from "../shapes";

const byMechanic = { domain: "cart", right: "cart", once: true } as const;

defineRoute(
  {
    ...byMechanic,
    method: "post",
    path: "/cart/photos/{customerId}/{kind}/{lineId}",
    summary: "A photograph of the worn part on a line of a cart, at most four; GET /pictures/{id} shows it",
    params: photoLine,
    bodyType: "multipart/form-data",
    body: z.object({ image: picture }),
    refuses: [404, 409],
    answer: linePhoto,
  },
  (actor, { params, body, key }) => addPhoto(actor, { ...params, ...body, key }),
);

defineRoute(
  {
    ...byMechanic,
    method: "delete",
    path: "/cart/photos/{customerId}/{kind}/{lineId}/{photo}",
    summary: "Take a photograph off a line of a cart; quotes that were made with it keep it",
    params: photoOfLine,
    refuses: [404],
    answer: ok,
  },
  async (actor, { params, key }) => {
    await removePhoto(actor, { ...params, key });
    return done;
  },
);

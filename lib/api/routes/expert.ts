import { z } from "@hono/zod-openapi";
import { setAttributes } from "@/lib/domains/catalogue/expert/commands/set-attributes";
import { setMandatory } from "@/lib/domains/catalogue/expert/commands/set-mandatory";
import { setVisibility } from "@/lib/domains/catalogue/expert/commands/set-visibility";
import { getExpertData } from "@/lib/domains/catalogue/expert/queries/get-expert-data";
import { getVisibility } from "@/lib/domains/catalogue/expert/queries/get-visibility";
import * as answers from "@/lib/domains/catalogue/expert/schema";
import { defineRoute } from "../define-route";
import { id, langOf } from "../shapes";

const expert = { domain: "catalogue", right: "expertData" } as const;
const article = z.object({ genart: id, article: id, ref: z.string().min(1).max(60) });
const ofVehicle = article.extend({ ktype: id });

defineRoute(
  {
    ...expert,
    method: "get",
    path: "/expertData/{ktype}/{itemId}",
    summary: "What the company corrected for a vehicle and generic article",
    params: z.object({ ktype: id, itemId: id }),
    refuses: [404],
    answer: answers.expertData,
  },
  (actor, { params }) => getExpertData(actor, { ...params, lang: langOf(actor) }),
);

defineRoute(
  {
    ...expert,
    method: "get",
    right: "user",
    path: "/shouldHideRef/{ktype}/{genart}/{article}/{ref}",
    summary: "Whether the company hides an article from a vehicle's lists; never cached",
    params: ofVehicle,
    refuses: [404],
    answer: answers.visibility,
  },
  (actor, { params }) => getVisibility(actor, params),
);

for (const [path, hidden] of [
  ["hideRef", true],
  ["showRef", false],
] as const)
  defineRoute(
    {
      ...expert,
      method: "post",
      path: `/${path}/{ktype}/{genart}/{article}/{ref}`,
      summary: hidden ? "Hides an article from a vehicle's lists" : "Shows an article in a vehicle's lists again",
      params: ofVehicle,
      refuses: [404],
      answer: answers.visibility,
    },
    (actor, { params }) => setVisibility(actor, { ...params, hidden }),
  );

const attributes = {
  ...expert,
  method: "post",
  body: answers.attributesInput,
  answer: answers.attributesChange,
} as const;

defineRoute(
  {
    ...attributes,
    path: "/setAttributes/GLOBAL/{genart}/{article}/{ref}",
    refuses: [404, 422],
    summary: "Gives an article's criteria other values, for every vehicle",
    params: article,
  },
  (actor, { params, body }) => setAttributes(actor, { ...params, ktype: answers.everyVehicle, attributes: body }),
);

defineRoute(
  {
    ...attributes,
    path: "/setAttributes/{ktype}/{genart}/{article}/{ref}",
    refuses: [404, 422],
    summary: "Gives an article's criteria other values, for one vehicle",
    params: ofVehicle,
  },
  (actor, { params, body }) => setAttributes(actor, { ...params, attributes: body }),
);

defineRoute(
  {
    ...expert,
    method: "post",
    path: "/setGenartAttributes/{genart}",
    summary: "Says which criteria of a generic article decide",
    params: z.object({ genart: id }),
    body: answers.mandatoryInput,
    refuses: [404, 422],
    answer: answers.mandatoryChange,
  },
  (actor, { params, body }) => setMandatory(actor, { ...params, criteria: body }),
);

import { z } from "zod";
import { partHit } from "@/lib/domains/catalogue/search/schema";
import { offer, supplierAnswer } from "@/lib/domains/offers/schema";
import { nameShapes } from "@/lib/shared/named-shapes";

/** An article that a hub supplier offers, with the offers that have a price. */
export const hubHit = partHit.extend({ offers: z.array(offer.extend({ supplier: supplierAnswer.shape.supplier })) });

/** At most fifty; `silent` names the hub suppliers that did not answer. */
export const hubHits = z.object({ items: z.array(hubHit), cut: z.boolean(), silent: z.array(z.string()) });

nameShapes({ HubHit: hubHit, HubHits: hubHits });

export type HubHit = z.infer<typeof hubHit>;
export type HubHits = z.infer<typeof hubHits>;

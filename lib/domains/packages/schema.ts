import { z } from "zod";
import { rateNames } from "@/lib/domains/cart/labour/rates";
import { workMinutes, workName } from "@/lib/domains/cart/labour/schema";
import { mostQuantity } from "@/lib/domains/cart/rules";
import { toldCapacity } from "@/lib/domains/cart/besides/schema";
import { candidate, partCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import { positions } from "@/lib/domains/catalogue/list/wants";
import { id, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { longestName, mostParts, mostWorks } from "./limits";

const whole = z.number().int();
const rate = z.enum(rateNames);
const at = whole.min(0).max(mostParts + mostWorks);
const quantity = whole.min(1).max(mostQuantity);
const version = whole.min(1).max(1e9);

const name = z.string().trim().min(1, "required").max(longestName, "too-long").refine(storable, "characters");

/**
 * A part as a generic article. `quantity` counts packs of `pieces`, where the article said how many; `brand` and `partType`
 * are those it was sold as, by which its like is found. `gone`: the catalogue knows no such part any more.
 */
export const packagePart = z.object({
  genartId: whole,
  label: z.string(),
  positions: z.array(z.enum(positions)),
  quantity: whole,
  pieces: whole.nullable(),
  brand: z.string(),
  partType: z.string().nullable(),
  gone: z.boolean(),
});

/** Work with its own time; `operation` is what the repair data call it, whatever the vehicle. */
export const packageWork = z.object({ name: z.string(), minutes: whole, rate, operation: z.string().nullable() });

export const workPackage = z.object({
  id: whole,
  name: z.string(),
  version: whole,
  parts: z.array(packagePart),
  works: z.array(packageWork),
});

export const packageList = z.object({
  packages: z.array(workPackage.pick({ id: true, name: true }).extend({ parts: whole, works: whole })),
});

/** Made of all that lies in a customer's cart, or of what was agreed of a quote. */
export const newPackage = z
  .object({ name, customerId: id.nullish(), quoteId: id.nullish() })
  .refine(({ customerId, quoteId }) => !customerId !== !quoteId, "a cart or a quote is named");

/** `left` names what has no generic article and is not kept. */
export const packageMade = z.object({ id: whole, name: z.string(), left: z.array(z.string()) });

/** What stays of a package, by the places of its parts and works; work at no place is new. */
export const packageChange = z.object({
  name,
  version,
  parts: z.array(z.object({ at, quantity })).max(mostParts),
  works: z.array(z.object({ at: at.nullable(), name: workName, minutes: workMinutes, rate })).max(mostWorks),
});

const named = (most: number) => z.string().trim().max(most).optional();
export const packageVehicle = z.object({
  vin: named(30),
  plate: named(20),
  ktype: queryId.optional(),
});

/** `packs` of an article are what the vehicle takes of it. A `loose` part is chosen by its kind and not by the vehicle. */
const offeredCandidates = partCandidates.extend({
  articles: z.array(candidate.extend({ packs: whole })),
  loose: z.boolean(),
  capacity: toldCapacity.nullable(),
});

/** A part with the articles that fit the vehicle; null where the catalogue knows no such part any more. */
export const offeredPart = packagePart.omit({ gone: true }).extend({ at, candidates: offeredCandidates.or(z.null()) });

/**
 * `fromData`: the time is that of the vehicle's repair data. `within` are the places of works of which it is part there: it
 * costs nothing beside them. `cents` is null where the company has no hourly rate.
 */
export const offeredWork = z.object({
  ...{ at, name: z.string(), minutes: whole, fromData: z.boolean(), within: z.array(whole) },
  ...{ rate, cents: whole.nullable() },
});

export const packageOffer = workPackage
  .pick({ id: true, name: true, version: true })
  .extend({ parts: z.array(offeredPart), works: z.array(offeredWork) });

const cents = whole.min(0).max(1e9);
const text = (most: number) => z.string().trim().max(most).nullish();

/** The article that is taken for a part, and the prices and hourly rates that the seller saw. */
export const packageTake = z.object({
  ...{ customerId: id, version, vin: text(30), plate: text(20), ktype: id.nullish() },
  parts: z
    .array(
      z.object({
        ...{ at, articleId: id, channel: z.string().min(1).max(40) },
        ...{ price: cents, currency: z.enum(["EUR", "CHF"]), quantity },
      }),
    )
    .max(mostParts),
  works: z.array(z.object({ at, seen: cents })).max(mostWorks),
});

/** How many lines came into the cart, and what did not: `price` is the server's own where it differs. */
export const packageTaken = z.object({
  customerId: whole,
  added: whole,
  /** Work that lay in the cart already. */
  there: z.array(z.string()),
  refused: z.array(
    z.object({
      ...{ kind: z.enum(["part", "work"]), at, name: z.string() },
      code: z.string(),
      price: whole.nullable(),
    }),
  ),
});

nameShapes({ WorkPackage: workPackage, PackageOffer: packageOffer, PackageTaken: packageTaken });

export type PackagePart = z.infer<typeof packagePart>;
export type PackageWork = z.infer<typeof packageWork>;
export type WorkPackage = z.infer<typeof workPackage>;
export type PackageList = z.infer<typeof packageList>;
export type NewPackage = z.infer<typeof newPackage>;
export type PackageMade = z.infer<typeof packageMade>;
export type PackageChange = z.infer<typeof packageChange>;
export type OfferedPart = z.infer<typeof offeredPart>;
export type OfferedWork = z.infer<typeof offeredWork>;
export type PackageOffer = z.infer<typeof packageOffer>;
export type PackageTake = z.infer<typeof packageTake>;
export type PackageTaken = z.infer<typeof packageTaken>;

export type OfferedCandidates = z.infer<typeof offeredCandidates>;

/** A package as the database has it; of what is chosen by its kind with the words by which the article said it, and its litres or grams. */
export type KeptPart = Omit<PackagePart, "gone"> & { words?: string[]; size?: number };
export type KeptPackage = Omit<WorkPackage, "parts"> & { parts: KeptPart[] };

import { listLooseGenarts } from "@/lib/domains/catalogue/list/loose/queries";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { listBoughtTogether } from "@/lib/domains/orders/together/queries";
import { findCapacities } from "@/lib/domains/repair/capacities/queries";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { listLabourRates } from "../../labour/queries";
import { jobBook } from "../book";
import { mostShown, wantsOf, type Want } from "../rules";
import type { Proposal } from "../schema";
import { findPart } from "./find-part";
import { readJobs, type JobOfVehicle } from "./read-jobs";

/** More vehicles than these in one cart are not looked at. */
const mostVehicles = 3;

interface Of {
  customerId: number;
  lang: Language;
}

/** What the jobs of a customer's cart need besides, each once with its reason and with what fits the vehicle. */
export async function listBesides(actor: Actor, { customerId, lang }: Of): Promise<Proposal[]> {
  requireRight(actor, "cart");
  const [, jobs] = await Promise.all([getCustomerName(actor, { customerId }), readJobs(actor, { customerId })]);
  const found = await Promise.all(jobs.slice(0, mostVehicles).map((job) => ofJob(actor, job, lang)));
  return found.flat();
}

/** A registry that is out of reach proposes nothing and stops no sale. */
const vehicleOf = (actor: Actor, { vehicle }: JobOfVehicle): Promise<VehicleView | null> =>
  findRegisteredVehicle(actor, vehicle).catch((error: unknown) => {
    if (error instanceof Problem && error.status >= 500) return null;
    throw error;
  });

async function ofJob(actor: Actor, job: JobOfVehicle, lang: Language): Promise<Proposal[]> {
  const genartIds = [...new Set(job.pieces.filter(({ asks }) => asks).map(({ genartId }) => genartId))];
  const [view, together] = await Promise.all([vehicleOf(actor, job), listBoughtTogether(actor, { genartIds })]);
  if (!view?.facts) return [];
  const { facts, record, label } = view;
  const wants = wantsOf(jobBook, { ...job, cylinders: facts.cylinders, together });
  if (wants.length === 0) return [];
  const parts = wants.flatMap(({ part }) => part ?? []);
  const registered = record.firstRegistration?.slice(0, 7);
  const [places, loose, capacities, rates] = await Promise.all([
    listPlaces(actor, { ids: [...new Set([...parts, ...wants.map(({ of }) => of)])], lang }),
    listLooseGenarts(actor, { ids: parts }),
    wants.some(({ pieces, part }) => pieces === null && part !== null)
      ? findCapacities(actor, { mid: record.mid, lang, registered })
      : [],
    wants.some(({ work }) => work !== null) ? listLabourRates(actor) : [],
  ]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const told = await Promise.all(
    wants.map(async (want): Promise<Proposal | null> => {
      const asked = { ...shownOf(want), of: placeOf.get(want.of)?.label ?? "", vehicle: { ...job.vehicle, label } };
      if (want.work) return { ...asked, part: null, work: { ...want.work, rate: rates[0] ?? null } };
      const genart = placeOf.get(want.part ?? 0);
      if (!genart) return null;
      const isLoose = loose.has(genart.id);
      const part = await findPart(actor, { want, genart, loose: isLoose, facts, capacities, lang });
      return part && { ...asked, part, work: null };
    }),
  );
  return told.filter((one) => one !== null).slice(0, mostShown);
}

const shownOf = ({ need, why, axle, jobs }: Want) => ({ need, why, axle, jobs });

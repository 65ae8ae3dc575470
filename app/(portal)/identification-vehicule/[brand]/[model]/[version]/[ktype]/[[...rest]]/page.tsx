import { notFound, redirect } from "next/navigation";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ ktype: string; rest?: string[] }>;
}

/** A vehicle named by make, model, version and ktype is identified by its ktype; what follows is kept. */
export default async function NamedVehiclePage({ params }: Props) {
  await requireActorAt("/identification-vehicule");
  const { ktype: segment, rest = [] } = await params;
  const ktype = readId(segment);
  if (!ktype) notFound();
  redirect([vehicleBase({ field: "ktype", value: String(ktype) }), ...rest].join("/"));
}

import { ChosenParts } from "@/app/(portal)/_components/workspace/chosen-parts";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ genarts: string; first: string }>;
}

/** Parts of an address that names no vehicle. */
export default async function ChosenPartsPage({ params }: Props) {
  await requireActorAt("/identification-vehicule");
  return <ChosenParts name="dtc" {...await params} />;
}

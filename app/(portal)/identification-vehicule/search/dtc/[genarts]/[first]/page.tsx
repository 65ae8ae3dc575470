import { ChosenParts } from "@/app/(portal)/_components/workspace/chosen-parts";

interface Props {
  params: Promise<{ genarts: string; first: string }>;
}

/** Parts of an address that names no vehicle. */
export default async function ChosenPartsPage({ params }: Props) {
  return <ChosenParts name="dtc" {...await params} />;
}

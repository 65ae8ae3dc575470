import { workshop, type IdentifiedParams } from "@/app/(portal)/_components/workspace/identified";
import { SearchContext } from "@/app/(portal)/_components/workspace/search-context";
import { vehicleScreen } from "@/app/(portal)/_components/workspace/vehicle-screen";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { workshopStart } from "@/lib/domains/vehicles/paths/rules";

const VehiclePage = vehicleScreen(workshop);

interface Props {
  params: Promise<IdentifiedParams>;
  searchParams: Promise<{ mode?: string | string[] }>;
}

export default async function WorkshopVehiclePage({ params, searchParams }: Props) {
  const [page, { mode }] = await Promise.all([pageVehicle(params, workshopStart), searchParams]);
  const view = page.state === "context" ? <SearchContext {...page} /> : <VehiclePage params={params} />;
  return <div data-tablet-page={mode === "tablette" ? "" : undefined}>{view}</div>;
}

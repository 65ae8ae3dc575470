import { identified, type IdentifiedParams } from "@/app/(portal)/_components/workspace/identified";
import { SearchContext } from "@/app/(portal)/_components/workspace/search-context";
import { vehicleScreen } from "@/app/(portal)/_components/workspace/vehicle-screen";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";

const VehiclePage = vehicleScreen(identified);

export default async function SearchPage({ params }: { params: Promise<IdentifiedParams> }) {
  const page = await pageVehicle(params);
  return page.state === "context" ? <SearchContext {...page} /> : <VehiclePage params={params} />;
}

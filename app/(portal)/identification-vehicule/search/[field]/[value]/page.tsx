import { identified } from "@/app/(portal)/_components/workspace/identified";
import { vehicleScreen } from "@/app/(portal)/_components/workspace/vehicle-screen";

export default vehicleScreen(identified);

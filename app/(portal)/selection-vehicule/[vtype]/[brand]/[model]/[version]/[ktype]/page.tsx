import { selected } from "@/app/(portal)/_components/workspace/selected";
import { vehicleScreen } from "@/app/(portal)/_components/workspace/vehicle-screen";

export default vehicleScreen(selected);

import { workshopIfAny } from "@/app/(portal)/_components/workspace/identified";
import { faultCodeScreen } from "@/app/(portal)/_components/workspace/fault-code-screen";

const { generateMetadata, Page } = faultCodeScreen(workshopIfAny);
export { generateMetadata, Page as default };

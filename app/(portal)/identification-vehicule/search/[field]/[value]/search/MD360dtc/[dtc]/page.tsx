import { identifiedIfAny } from "@/app/(portal)/_components/workspace/identified";
import { faultCodeScreen } from "@/app/(portal)/_components/workspace/fault-code-screen";

const { generateMetadata, Page } = faultCodeScreen(identifiedIfAny);
export { generateMetadata, Page as default };

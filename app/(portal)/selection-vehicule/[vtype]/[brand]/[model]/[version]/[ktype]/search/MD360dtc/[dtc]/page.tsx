import { selected } from "@/app/(portal)/_components/workspace/selected";
import { faultCodeScreen } from "@/app/(portal)/_components/workspace/fault-code-screen";

const { generateMetadata, Page } = faultCodeScreen(selected);
export { generateMetadata, Page as default };

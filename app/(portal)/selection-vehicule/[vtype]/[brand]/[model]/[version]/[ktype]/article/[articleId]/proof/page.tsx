import { selected } from "@/app/(portal)/_components/workspace/selected";
import { proofScreen } from "@/app/(portal)/_components/workspace/proof-screen";

const { generateMetadata, Page } = proofScreen(selected);
export { generateMetadata, Page as default };

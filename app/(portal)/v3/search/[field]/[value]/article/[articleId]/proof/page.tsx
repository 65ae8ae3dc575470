import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { proofScreen } from "@/app/(portal)/_components/workspace/proof-screen";

const { generateMetadata, Page } = proofScreen(workshop);
export { generateMetadata, Page as default };

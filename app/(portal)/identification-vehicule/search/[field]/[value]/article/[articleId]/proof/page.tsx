import { identified } from "@/app/(portal)/_components/workspace/identified";
import { proofScreen } from "@/app/(portal)/_components/workspace/proof-screen";

const { generateMetadata, Page } = proofScreen(identified);
export { generateMetadata, Page as default };

import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { subfamilyScreen } from "@/app/(portal)/_components/workspace/subfamily-screen";

const { generateMetadata, Page } = subfamilyScreen(workshop);
export { generateMetadata, Page as default };

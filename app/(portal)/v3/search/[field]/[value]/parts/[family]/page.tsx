import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { familyScreen } from "@/app/(portal)/_components/workspace/family-screen";

const { generateMetadata, Page } = familyScreen(workshop);
export { generateMetadata, Page as default };

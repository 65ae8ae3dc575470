import { identified } from "@/app/(portal)/_components/workspace/identified";
import { familyScreen } from "@/app/(portal)/_components/workspace/family-screen";

const { generateMetadata, Page } = familyScreen(identified);
export { generateMetadata, Page as default };

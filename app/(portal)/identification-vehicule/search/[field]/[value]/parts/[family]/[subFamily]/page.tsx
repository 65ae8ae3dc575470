import { identified } from "@/app/(portal)/_components/workspace/identified";
import { subfamilyScreen } from "@/app/(portal)/_components/workspace/subfamily-screen";

const { generateMetadata, Page } = subfamilyScreen(identified);
export { generateMetadata, Page as default };

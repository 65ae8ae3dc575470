import { selected } from "@/app/(portal)/_components/workspace/selected";
import { subfamilyScreen } from "@/app/(portal)/_components/workspace/subfamily-screen";

const { generateMetadata, Page } = subfamilyScreen(selected);
export { generateMetadata, Page as default };

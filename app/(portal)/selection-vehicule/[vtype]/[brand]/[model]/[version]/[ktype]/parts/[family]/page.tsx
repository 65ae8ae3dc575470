import { selected } from "@/app/(portal)/_components/workspace/selected";
import { familyScreen } from "@/app/(portal)/_components/workspace/family-screen";

const { generateMetadata, Page } = familyScreen(selected);
export { generateMetadata, Page as default };

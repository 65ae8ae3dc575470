import { selected } from "@/app/(portal)/_components/workspace/selected";
import { picturesScreen } from "@/app/(portal)/_components/workspace/pictures-screen";

const { generateMetadata, Page } = picturesScreen(selected);
export { generateMetadata, Page as default };

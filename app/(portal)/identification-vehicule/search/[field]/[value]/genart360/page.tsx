import { identified } from "@/app/(portal)/_components/workspace/identified";
import { picturesScreen } from "@/app/(portal)/_components/workspace/pictures-screen";

const { generateMetadata, Page } = picturesScreen(identified);
export { generateMetadata, Page as default };

import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { itemScreen } from "@/app/(portal)/_components/workspace/item-screen";

const { generateMetadata, Page } = itemScreen(workshop);
export { generateMetadata, Page as default };

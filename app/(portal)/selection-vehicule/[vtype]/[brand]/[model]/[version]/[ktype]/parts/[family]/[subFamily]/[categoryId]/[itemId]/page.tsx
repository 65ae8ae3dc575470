import { selected } from "@/app/(portal)/_components/workspace/selected";
import { itemScreen } from "@/app/(portal)/_components/workspace/item-screen";

const { generateMetadata, Page } = itemScreen(selected);
export { generateMetadata, Page as default };

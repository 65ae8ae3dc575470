import { selected } from "@/app/(portal)/_components/workspace/selected";
import { searchScreen } from "@/app/(portal)/_components/workspace/search-screen";

const { generateMetadata, Page } = searchScreen(selected);
export { generateMetadata, Page as default };

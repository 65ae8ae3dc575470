import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { searchScreen } from "@/app/(portal)/_components/workspace/search-screen";

const { generateMetadata, Page } = searchScreen(workshop);
export { generateMetadata, Page as default };

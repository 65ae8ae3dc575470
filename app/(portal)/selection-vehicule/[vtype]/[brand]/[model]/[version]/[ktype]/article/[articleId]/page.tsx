import { selected } from "@/app/(portal)/_components/workspace/selected";
import { articleScreen } from "@/app/(portal)/_components/workspace/article-screen";

const { generateMetadata, Page } = articleScreen(selected);
export { generateMetadata, Page as default };

import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { articleScreen } from "@/app/(portal)/_components/workspace/article-screen";

const { generateMetadata, Page } = articleScreen(workshop);
export { generateMetadata, Page as default };

import { identified } from "@/app/(portal)/_components/workspace/identified";
import { articleScreen } from "@/app/(portal)/_components/workspace/article-screen";

const { generateMetadata, Page } = articleScreen(identified);
export { generateMetadata, Page as default };

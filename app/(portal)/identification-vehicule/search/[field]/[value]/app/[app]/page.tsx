import { identified } from "@/app/(portal)/_components/workspace/identified";
import { toolScreen } from "@/app/(portal)/_components/workspace/tool-screen";

const { generateMetadata, Page } = toolScreen(identified);
export { generateMetadata, Page as default };

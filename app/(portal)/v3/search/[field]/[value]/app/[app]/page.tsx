import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { toolScreen } from "@/app/(portal)/_components/workspace/tool-screen";

const { generateMetadata, Page } = toolScreen(workshop);
export { generateMetadata, Page as default };

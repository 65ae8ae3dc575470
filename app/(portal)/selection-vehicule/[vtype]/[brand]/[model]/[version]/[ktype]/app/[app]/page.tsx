import { selected } from "@/app/(portal)/_components/workspace/selected";
import { toolScreen } from "@/app/(portal)/_components/workspace/tool-screen";

const { generateMetadata, Page } = toolScreen(selected);
export { generateMetadata, Page as default };

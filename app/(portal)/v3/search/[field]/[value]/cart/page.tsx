import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { cartScreen } from "@/app/(portal)/_components/workspace/cart-screen";

const { generateMetadata, Page } = cartScreen(workshop);
export { generateMetadata, Page as default };

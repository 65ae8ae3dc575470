import { selected } from "@/app/(portal)/_components/workspace/selected";
import { cartScreen } from "@/app/(portal)/_components/workspace/cart-screen";

const { generateMetadata, Page } = cartScreen(selected);
export { generateMetadata, Page as default };

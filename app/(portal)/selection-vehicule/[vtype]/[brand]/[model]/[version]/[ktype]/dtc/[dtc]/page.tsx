import { selected } from "@/app/(portal)/_components/workspace/selected";
import { faultCodeRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default faultCodeRedirect(selected);

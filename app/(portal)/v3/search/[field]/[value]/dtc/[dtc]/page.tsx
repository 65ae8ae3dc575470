import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { faultCodeRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default faultCodeRedirect(workshop);

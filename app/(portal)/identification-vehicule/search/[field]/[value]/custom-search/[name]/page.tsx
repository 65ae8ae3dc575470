import { identified } from "@/app/(portal)/_components/workspace/identified";
import { customSearchRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default customSearchRedirect(identified);

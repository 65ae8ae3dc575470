import { identified } from "@/app/(portal)/_components/workspace/identified";
import { genartRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default genartRedirect(identified);

import { selected } from "@/app/(portal)/_components/workspace/selected";
import { genartRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default genartRedirect(selected);

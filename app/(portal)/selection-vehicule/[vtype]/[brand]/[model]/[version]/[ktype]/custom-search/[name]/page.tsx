import { selected } from "@/app/(portal)/_components/workspace/selected";
import { customSearchRedirect } from "@/app/(portal)/_components/workspace/redirects";

export default customSearchRedirect(selected);

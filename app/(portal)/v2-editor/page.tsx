import { editorMetadata, EditorPage } from "../_components/editor-page";

export const generateMetadata = () => editorMetadata("v2");

export default function Page() {
  return <EditorPage home="v2" />;
}

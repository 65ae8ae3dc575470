import { editorMetadata, EditorPage } from "../_components/editor-page";

export const generateMetadata = () => editorMetadata("rse");

export default function Page() {
  return <EditorPage home="rse" />;
}

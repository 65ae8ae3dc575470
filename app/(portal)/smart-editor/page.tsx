import { editorMetadata, EditorPage } from "../_components/editor-page";

export const generateMetadata = () => editorMetadata("smart");

export default function Page() {
  return <EditorPage home="smart" />;
}

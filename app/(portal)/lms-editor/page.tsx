import { editorMetadata, EditorPage } from "../_components/editor-page";

export const generateMetadata = () => editorMetadata("lms");

export default function Page() {
  return <EditorPage home="lms" />;
}

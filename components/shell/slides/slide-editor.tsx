import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import type { SlideHome } from "@/lib/domains/slides/rules";
import { SlideLoading } from "./slide-answer";

/** The code and the texts of an editor come when one is opened. */
const Editor = onDemand<{ home: SlideHome }>(
  async () => (await import("@/components/portal/editor/editor-desk")).EditorDesk,
);

/** The editor of a home over the page. */
export function SlideEditor({ home }: { home: SlideHome }) {
  return (
    <div className="p-4">
      <Editor home={home} texts={useLaterPlace("editors")} fallback={<SlideLoading />} />
    </div>
  );
}

import { useLocale } from "next-intl";
import { MessagesProvider } from "@/components/page/messages-provider";
import { onDemand } from "@/components/page/on-demand";
import type { SlideHome } from "@/lib/domains/slides/rules";
import { writtenLanguage, writtenLanguages, type WrittenLanguage } from "@/lib/shared/languages";
import { SlideLoading } from "./slide-answer";
import { textsOfSlide } from "./slide-texts";

/** The code and the texts of an editor come when one is opened. */
const editorIn = (language: WrittenLanguage) =>
  onDemand<{ home: SlideHome }>(async () => {
    const [{ EditorDesk }, texts] = await Promise.all([
      import("@/components/portal/editor/editor-desk"),
      textsOfSlide(language, "editors"),
    ]);
    return function Editor({ home }) {
      return (
        <MessagesProvider locale={useLocale()} texts={texts}>
          <EditorDesk home={home} />
        </MessagesProvider>
      );
    };
  });

const editors = Object.fromEntries(writtenLanguages.map((language) => [language, editorIn(language)])) as Record<
  WrittenLanguage,
  ReturnType<typeof editorIn>
>;

/** The editor of a home over the page. */
export function SlideEditor({ home }: { home: SlideHome }) {
  const Editor = editors[writtenLanguage(useLocale())];
  return (
    <div className="p-4">
      <Editor home={home} fallback={<SlideLoading />} />
    </div>
  );
}

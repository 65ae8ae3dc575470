import { useTranslations } from "next-intl";
import { DeniedState } from "@/components/ui/states";
import type { Slide, SlideKind } from "@/lib/domains/slides/rules";
import { heldIn, mayOpen, type PageAddress } from "@/lib/shared/page-rights";
import { SlideArticle } from "./slide-article";
import { SlideEditor } from "./slide-editor";
import { SlideFrame } from "./slide-frame";
import { SlideNotification } from "./slide-notification";
import { SlideSearch } from "./slide-search";
import { SlideSender } from "./slide-sender";
import { SlideTyres } from "./slide-tyres";

/** The rights of the reader in the company. */
export type SlideRights = readonly string[];

/** The page whose right a slide of the kind needs; one rule for the page and the slide. */
const pageOf: Record<Exclude<SlideKind, "editor">, PageAddress | null> = {
  iframe: null,
  search: "/pieces/search",
  article: "/pieces/article",
  tyres: "/tireStock",
  notification: null,
  sender: "/notification-sender",
};

/** What a slide shows. */
export function SlideBody({ slide, rights }: { slide: Slide; rights: SlideRights }) {
  const common = useTranslations("common");
  const page = slide.kind === "editor" ? (`/${slide.home}-editor` as const) : pageOf[slide.kind];
  if (page && !mayOpen(page, heldIn(rights)))
    return <DeniedState level={3} compact title={common("deniedTitle")} text={common("deniedHelp")} />;
  switch (slide.kind) {
    case "iframe":
      return <SlideFrame title={slide.title} url={slide.url} sandboxed={slide.sandboxed} />;
    case "search":
      return <SlideSearch text={slide.text} />;
    case "article":
      return <SlideArticle articleId={slide.articleId} />;
    case "tyres":
      return <SlideTyres text={slide.text} />;
    case "notification":
      return <SlideNotification notificationId={slide.notificationId} />;
    case "sender":
      return <SlideSender rights={rights} />;
    case "editor":
      return <SlideEditor home={slide.home} />;
  }
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useGo } from "@/components/page/use-go";
import { call } from "@/lib/api/client";
import { keptLists, type KeptList } from "@/lib/domains/cart/kept/rules";

interface Props {
  article: { id: number; name: string };
  /** The lists that hold the article already. */
  kept: readonly KeptList[];
}

/** Puts an article into the user's wishlist or set-aside list, and takes it out again. */
export function KeepButtons({ article, kept: before }: Props) {
  const t = useTranslations("catalogue.keep");
  const { go } = useGo();
  const [kept, setKept] = useState(before);
  const { about, run } = useAction<KeptList>(({ code }) => t(code === "list-full" ? "full" : "failed"), { id: "keep" });
  const toggle = (list: KeptList) =>
    run(async () => {
      const wanted = !kept.includes(list);
      if (wanted) await call("post", "/keptArticles", { body: { articleId: article.id, list } });
      else await call("delete", "/keptArticles/{list}/{articleId}", { params: { list, articleId: article.id } });
      setKept((now) => (wanted ? [...now, list] : now.filter((one) => one !== list)));
      const action = { label: t("see"), onClick: () => go(`/cart?tab=${list}`) };
      toast.success(t(wanted ? `added.${list}` : `removed.${list}`, { article: article.name }), { id: "keep", action });
    }, list);
  return (
    <div className="flex flex-wrap gap-2">
      {keptLists.map((list) => (
        <Button
          key={list}
          size="sm"
          aria-pressed={kept.includes(list)}
          busy={about === list}
          className="aria-pressed:border-accent aria-pressed:text-accent"
          onClick={() => void toggle(list)}
        >
          {t(kept.includes(list) ? `in.${list}` : `add.${list}`)}
        </Button>
      ))}
    </div>
  );
}

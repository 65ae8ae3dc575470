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
export function KeepButtons({ article, kept }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {keptLists.map((list) => (
        <KeepButton key={list} article={article} list={list} before={kept.includes(list)} />
      ))}
    </div>
  );
}

function KeepButton({ article, list, before }: Pick<Props, "article"> & { list: KeptList; before: boolean }) {
  const t = useTranslations("catalogue.keep");
  const { go } = useGo();
  const [kept, setKept] = useState(before);
  const { busy, run } = useAction(({ code }) => t(code === "list-full" ? "full" : "failed"), { id: "keep" });
  const toggle = async () => {
    if (kept) await call("delete", "/keptArticles/{list}/{articleId}", { params: { list, articleId: article.id } });
    else await call("post", "/keptArticles", { body: { articleId: article.id, list } });
    setKept(!kept);
    const action = { label: t("see"), onClick: () => go(`/cart?tab=${list}`) };
    toast.success(t(kept ? `removed.${list}` : `added.${list}`, { article: article.name }), { id: "keep", action });
  };
  return (
    <Button
      size="sm"
      aria-pressed={kept}
      busy={busy}
      className="aria-pressed:border-accent aria-pressed:text-accent"
      onClick={() => void run(toggle)}
    >
      {t(kept ? `in.${list}` : `add.${list}`)}
    </Button>
  );
}

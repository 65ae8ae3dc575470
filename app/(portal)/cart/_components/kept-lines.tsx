"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { KeptList } from "@/lib/domains/cart/kept/rules";
import type { KeptArticle } from "@/lib/domains/cart/kept/schema";

interface Props {
  list: KeptList;
  articles: readonly KeptArticle[];
}

/** The articles of one list; each leads to its sheet and can be taken out. */
export function KeptLines({ list, articles }: Props) {
  const t = useTranslations("cart.kept");
  const cart = useTranslations("cart");
  const [gone, setGone] = useState<readonly number[]>([]);
  const shown = articles.filter(({ id }) => !gone.includes(id));
  const restore = async (id: number) => {
    try {
      await call("post", "/keptArticles", { body: { articleId: id, list } });
      setGone((now) => now.filter((one) => one !== id));
    } catch {
      toast.error(cart("undoFailed"), { id: "kept" });
    }
  };
  const drop = async ({ id, brand, number }: KeptArticle) => {
    try {
      await call("delete", "/keptArticles/{list}/{articleId}", { params: { list, articleId: id } });
      setGone((now) => [...now, id]);
      const action = { label: cart("undo"), onClick: () => void restore(id) };
      toast.success(t("dropped", { article: `${brand.name} ${number}` }), { id: "kept", action });
    } catch {
      toast.error(t("failed"), { id: "kept" });
    }
  };
  if (shown.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="num" aria-label={t(`title.${list}`)}>
      {shown.map((article) => (
        <li
          key={article.id}
          className="flex flex-wrap items-center gap-x-3 border-b border-line-2 py-1.5 last:border-b-0"
        >
          <b className="font-semibold">{article.brand.name}</b>
          <Link
            href={`/pieces/article/${article.id}`}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
          >
            <bdi dir="ltr">{article.number}</bdi>
          </Link>
          <span className="text-data text-ink-2">{article.label}</span>
          <Button size="sm" className="ms-auto" onClick={() => void drop(article)}>
            {t("drop", { article: article.number })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

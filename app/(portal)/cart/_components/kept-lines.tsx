"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
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
  const { run } = useAction(() => cart("undoFailed"), { id: "kept" });
  const restore = (id: number) =>
    run(async () => {
      await call("post", "/keptArticles", { body: { articleId: id, list } });
      setGone((now) => now.filter((one) => one !== id));
    });
  const dropped = ({ id, brand, number }: KeptArticle) => {
    setGone((now) => [...now, id]);
    const action = { label: cart("undo"), onClick: () => void restore(id) };
    toast.success(t("dropped", { article: `${brand.name} ${number}` }), { id: "kept", action });
  };
  if (shown.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="num" aria-label={t(`title.${list}`)}>
      {shown.map((article) => (
        <KeptLine key={article.id} list={list} article={article} onDropped={() => dropped(article)} />
      ))}
    </ul>
  );
}

interface LineProps {
  list: KeptList;
  article: KeptArticle;
  onDropped: () => void;
}

function KeptLine({ list, article, onDropped }: LineProps) {
  const t = useTranslations("cart.kept");
  const { busy, run } = useAction(() => t("failed"), { id: "kept" });
  const drop = async () => {
    await call("delete", "/keptArticles/{list}/{articleId}", { params: { list, articleId: article.id } });
    onDropped();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line-2 py-1.5 last:border-b-0">
      <b className="font-semibold">{article.brand.name}</b>
      <Link
        href={`/pieces/article/${article.id}`}
        prefetch={false}
        className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
      >
        <bdi dir="ltr">{article.number}</bdi>
      </Link>
      <span className="text-data text-ink-2">{article.label}</span>
      <Button size="sm" className="ms-auto" busy={busy} onClick={() => void run(drop)}>
        {t("drop", { article: article.number })}
      </Button>
    </li>
  );
}

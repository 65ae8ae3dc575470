"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";
import { writeListState } from "@/lib/domains/catalogue/list/facets";
import type { ArticleListModel } from "./use-article-list";

/** The pages of a list of more than fifty articles, turned without a round trip. */
export function ListPages({ model: { state, change, shown, typnrQuery } }: { model: ArticleListModel }) {
  const t = useTranslations("catalogue.pages");
  return (
    <Pagination
      className="mt-3"
      page={shown.page}
      pages={shown.pages}
      hrefFor={(page) => writeListState({ ...state, page }, typnrQuery) || "?"}
      onPage={(page) => {
        change({ page });
        window.scrollTo({ top: 0 });
      }}
      labels={{
        nav: t("label"),
        previous: t("previous"),
        next: t("next"),
        page: (page) => t("page", { page }),
      }}
    />
  );
}

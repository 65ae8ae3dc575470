import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import useSWR from "swr";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { namedIn, type HiddenArticle } from "./expert-article";

/** Hides the article from the vehicle's lists or shows it again; the toast undoes either. */
export function HideButton({ article }: { article: HiddenArticle }) {
  const t = useTranslations("expert");
  const router = useRouter();
  const params = namedIn(article);
  const { busy, run } = useAction(() => t("item.toast.change-ref-display-error", { ref: article.name }));
  const { data, error, mutate } = useSWR(["shouldHideRef", params.ktype, params.article], () =>
    call("get", "/shouldHideRef/{ktype}/{genart}/{article}/{ref}", { params }),
  );
  const turn = (hidden: boolean) =>
    run(async () => {
      const ref = article.name;
      const path = hidden ? "/hideRef/{ktype}/{genart}/{article}/{ref}" : "/showRef/{ktype}/{genart}/{article}/{ref}";
      await mutate(await call("post", path, { params }), { revalidate: false });
      const action = { label: t("undo"), onClick: () => void turn(!hidden) };
      toast.success(t(`item.toast.${hidden ? "change-ref-hidden" : "change-ref-display"}`, { ref }), { action });
      router.refresh();
    });
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-data text-no">
        {t("unknownState")}
        <Button size="sm" onClick={() => void mutate()}>
          {t("retry")}
        </Button>
      </p>
    );
  return (
    <>
      {data?.hidden ? <p className="text-data font-medium">{t("hidden")}</p> : null}
      <Button busy={busy || !data} onClick={() => void turn(!data?.hidden)}>
        {t(data?.hidden ? "show" : "hide")}
      </Button>
    </>
  );
}

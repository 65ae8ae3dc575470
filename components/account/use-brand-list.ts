import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";

const listOf = (brands: readonly BrandRow[]) => brands.map(({ id }) => id).join(",");

/** The reader's brands: shown as wanted at once, saved one change after another, brought back when a change fails. */
export function useBrandList(first: readonly BrandRow[]) {
  const t = useTranslations("account.brands");
  const [shown, setShown] = useState(first);
  const saved = useRef(first);
  const wanted = useRef<readonly BrandRow[] | null>(null);
  const busy = useRef(false);

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    const before = saved.current;
    let failed = false;
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      try {
        saved.current = await call("post", "/setUserPartBrands", { body: { partBrands: listOf(next) } });
      } catch (problem) {
        if (!(problem instanceof CallProblem)) throw problem;
        failed = true;
        wanted.current = null;
        setShown(saved.current);
        tellRefusal(problem, () => t("failed"), { id: "brands" });
      }
    }
    busy.current = false;
    if (!failed && listOf(saved.current) !== listOf(before)) sayUndo(before);
  };
  const set = (next: readonly BrandRow[]) => {
    wanted.current = next;
    setShown(next);
    void save();
  };
  const sayUndo = (before: readonly BrandRow[]) =>
    toast.success(t("saved"), { id: "brands", action: { label: t("undo"), onClick: () => set(before) } });

  return { shown, set };
}

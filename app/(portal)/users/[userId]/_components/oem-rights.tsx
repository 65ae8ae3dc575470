"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { OemAccess } from "@/lib/domains/admin/oem/rules";
import type { OemLabels } from "@/lib/domains/admin/oem/schema";
import { RightFamily } from "./right-family";
import { useRightsDraft } from "./use-rights-draft";

interface Props {
  place: { companyId: number; userId: number };
  categories: OemLabels["categories"];
  first: readonly string[];
  /** Under what the reader's unsaved changes wait. */
  draft: string;
}

/** Which of the makers' data the user may ask for in the company. */
export function OemRights({ place, categories, first, draft }: Props) {
  const t = useTranslations("users");
  const common = useTranslations("common");
  const { seen, chosen, changes, toggle, forget, rebase } = useRightsDraft(draft, first);
  const { busy, run } = useAction(
    ({ code, extra }) => {
      if (code !== "rights-changed") return common("error");
      toast.warning(t("rights.changedElsewhere"), { id: "oem-rights" });
      rebase(extra.rights as string[]);
      return null;
    },
    { id: "oem-rights" },
  );
  const save = () =>
    run(async () => {
      const body = { rights: chosen as OemAccess[], seen: [...seen] };
      rebase((await call("post", "/naiRights/{companyId}/{userId}", { params: place, body })).rights);
      forget();
      toast.say(t("rights.saved"), { id: "oem-rights" });
    });
  return (
    <section aria-labelledby="oem" className="mb-6 max-w-140">
      <h2 id="oem" className="mb-2 text-sub font-semibold">
        {t("oem.title")}
      </h2>
      {categories.map(({ id, label, rights }) => (
        <RightFamily key={id} id={id} label={label} branches={rights} chosen={chosen} onToggle={toggle} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => void save()}>
          {t("oem.save")}
        </Button>
        {changes > 0 ? <Button onClick={forget}>{common("cancel")}</Button> : null}
      </div>
    </section>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { sayOffline } from "@/components/layout/offline";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { OemAccess } from "@/lib/domains/admin/oem/rules";
import type { OemLabels } from "@/lib/domains/admin/oem/schema";
import { differenceOf } from "@/lib/domains/admin/users/rules";
import { RightFamily } from "./right-family";

interface Props {
  place: { companyId: number; userId: number };
  categories: OemLabels["categories"];
  first: readonly string[];
}

/** Which of the makers' data the user may ask for in the company. */
export function OemRights({ place, categories, first }: Props) {
  const t = useTranslations("users");
  const common = useTranslations("common");
  const [seen, setSeen] = useState(first);
  const [chosen, setChosen] = useState(first);
  const [busy, setBusy] = useState(false);
  const show = (rights: readonly string[]) => {
    setSeen(rights);
    setChosen(rights);
  };
  const save = async () => {
    setBusy(true);
    try {
      const body = { rights: chosen as OemAccess[], seen: [...seen] };
      show((await call("post", "/naiRights/{companyId}/{userId}", { params: place, body })).rights);
      toast.success(t("rights.saved"), { id: "oem-rights" });
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      if (problem.status === 0) return sayOffline();
      if (problem.code === "denied") return;
      if (problem.code !== "rights-changed") return void toast.error(common("error"), { id: "oem-rights" });
      toast.warning(t("rights.changedElsewhere"), { id: "oem-rights" });
      const stands = problem.extra.rights as string[];
      const { added, removed } = differenceOf(seen, chosen);
      setSeen(stands);
      setChosen([...stands.filter((right) => !removed.includes(right)), ...differenceOf(stands, added).added]);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (right: string) =>
    setChosen((now) => (now.includes(right) ? now.filter((one) => one !== right) : [...now, right]));
  return (
    <section aria-labelledby="oem" className="mb-6 max-w-140">
      <h2 id="oem" className="mb-2 text-sub font-semibold">
        {t("oem.title")}
      </h2>
      {categories.map(({ id, label, rights }) => (
        <RightFamily key={id} id={id} label={label} branches={rights} chosen={chosen} onToggle={toggle} />
      ))}
      <Button busy={busy} onClick={() => void save()}>
        {t("oem.save")}
      </Button>
    </section>
  );
}

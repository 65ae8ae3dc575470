"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { keepHere } from "@/components/page/kept-here";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";

/** Parts of a sub-search to tick; DEAL keeps them for this browser session and goes back to what was searched. */
export function DealBox({ base, parts }: { base: string; parts: readonly { id: number; label: string }[] }) {
  const t = useTranslations("workspace.deal");
  const { go } = useGo();
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const keep = () => {
    keepHere("tab", "deal", JSON.stringify({ base, ids }));
    toast.success(t("stored", { count: ids.length }));
    go(base);
  };
  return (
    <CheckboxGroup legend={t("legend")} className="my-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {parts.map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
        ))}
        <Button size="sm" variant="primary" disabled={ids.length === 0} onClick={keep}>
          {t("button")}
        </Button>
      </div>
    </CheckboxGroup>
  );
}

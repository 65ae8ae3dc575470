"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { cat4Setting } from "@/lib/domains/catalogue/search/cat4/rules";
import { Cat4Search } from "./cat4-search";

interface Props {
  base: string;
  model: string;
  /** What the user's setting says. */
  shown: boolean;
}

/** The search through the whole catalogue where the user's setting shows it, and the switch of that setting. */
export function Cat4Box({ base, model, shown: first }: Props) {
  const t = useTranslations("catalogue.cat4");
  const common = useTranslations("common");
  const [shown, setShown] = useState(first);
  const toggle = async () => {
    setShown(!shown);
    try {
      await call("post", "/setUserPreference", {
        body: { name: cat4Setting.name, value: shown ? null : cat4Setting.show },
      });
    } catch {
      setShown(shown);
      toast.error(common("error"));
    }
  };
  return (
    <div className="grid justify-items-start gap-1">
      {shown ? <Cat4Search base={base} model={model} /> : null}
      <Button size="sm" variant="ghost" aria-pressed={shown} onClick={() => void toggle()}>
        {t("switch")}
      </Button>
    </div>
  );
}

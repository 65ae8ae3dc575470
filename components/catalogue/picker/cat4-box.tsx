"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
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
  const { run } = useAction(() => common("error"));
  const save = async () => {
    setShown(!shown);
    const value = shown ? null : cat4Setting.show;
    await call("post", "/setUserPreference", { body: { name: cat4Setting.name, value } }).catch((problem: Error) => {
      setShown(shown);
      throw problem;
    });
  };
  return (
    <div className="grid justify-items-start gap-1">
      {shown ? <Cat4Search base={base} model={model} /> : null}
      <Button size="sm" variant="ghost" aria-pressed={shown} onClick={() => void run(save)}>
        {t("switch")}
      </Button>
    </div>
  );
}

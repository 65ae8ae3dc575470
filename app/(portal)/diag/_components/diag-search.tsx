"use client";

import { Search } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, type FormEvent } from "react";
import { SuggestionList } from "@/components/faults/suggestion-list";
import { useSuggestions } from "@/components/faults/use-suggestions";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { InputBox } from "@/components/ui/input";
import { call } from "@/lib/api/client";
import { benchPath, readDiagnosis } from "@/lib/domains/vehicles/diagnosis/rules";
import type { VehicleAnswer } from "@/lib/domains/vehicles/schema";
import { codesHref } from "./places";

interface Props {
  /** The vehicle at hand. */
  vin: string | null;
  mayIdentify: boolean;
}

/** One field for a VIN and for a fault code. A VIN is looked up once its 17 characters are there. */
export function DiagSearch({ vin, mayIdentify }: Props) {
  const t = useTranslations("diag");
  const fuels = useTranslations("vehicles.fuels");
  const { go, going } = useGo();
  const hintId = useId();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef("");
  const { busy, run } = useAction(
    ({ status }) => (status === 404 ? t("identification.toast.error", { vin: asked.current }) : t("search.failed")),
    { id: "diag-vin" },
  );

  const tell = ({ Marque, Modèle, Version, derived }: VehicleAnswer) => {
    const fuel = derived.fuel && fuels(derived.fuel);
    const told = [Marque, Modèle, Version, fuel].filter(Boolean).join(" · ");
    toast.success(t("identification.toast.success"), { id: "diag-vin" });
    if (told) toast.info(told, { id: "diag-vehicle" });
  };
  const lookUp = (wanted: string) =>
    run(async () => {
      asked.current = wanted;
      const found = (await call("get", "/vin/{value}", { params: { value: wanted } })) as VehicleAnswer;
      tell(found);
      go(benchPath(wanted));
    });
  const take = (value: string) => {
    const reading = readDiagnosis(value);
    setFault(null);
    if (reading.kind === "vin") void lookUp(reading.vin);
    else if (reading.kind === "empty") setFault(t("search.empty"));
    else if (reading.kind === "malformed") setFault(t("search.malformed", { value: value.trim().slice(0, 40) }));
    else go(codesHref(reading.codes, mayIdentify ? vin : null));
  };
  const suggestions = useSuggestions({
    text,
    onTake: (value) => {
      setText(value);
      take(value);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggestions.box.close();
    take(text);
  };
  return (
    <form role="search" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1" {...suggestions.box.frame}>
          <InputBox
            {...suggestions.box.field}
            type="text"
            aria-label={t("search.label")}
            aria-describedby={hintId}
            aria-invalid={fault ? true : undefined}
            placeholder={t("search.placeholder")}
            lead={<Search />}
            boxClassName="h-10 bg-paper text-sub"
            className="num uppercase placeholder:normal-case"
            dir="ltr"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFault(null);
              suggestions.box.open();
            }}
          />
          <SuggestionList {...suggestions} />
        </div>
        <Button type="submit" variant="primary" size="lg" busy={busy || going}>
          {t("search.go")}
        </Button>
      </div>
      <p id={hintId} role="status" className={fault ? "text-data font-medium text-no" : "text-data text-ink-3"}>
        {fault ?? t("search.hint")}
      </p>
    </form>
  );
}

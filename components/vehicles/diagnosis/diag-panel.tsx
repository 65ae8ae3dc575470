import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition, type FormEvent, type MouseEvent } from "react";
import { KeptList } from "@/components/vehicles/kept-list";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { readDiagnosis } from "@/lib/domains/vehicles/diagnosis/rules";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";

interface DiagPanelProps {
  base: string | null;
  /** The page of diagnosis, for who may open it. */
  bench: string | null;
  onLeave: () => void;
}

/** Search by VIN or fault code, and the vehicles that this browser remembers. */
export function DiagPanel({ base, bench, onLeave }: DiagPanelProps) {
  const t = useTranslations("vehicle-tools.diag");
  const router = useRouter();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [searching, start] = useTransition();
  const leaveFor = (path: string) => {
    start(() => router.push(path));
    onLeave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readDiagnosis(text);
    if (reading.kind === "vin") leaveFor(vehicleBase({ field: "vin", value: reading.vin }));
    else if (reading.kind === "fault" && base) leaveFor(`${base}/search/MD360dtc/${reading.codes.join("-")}`);
    else if (reading.kind === "fault") setError(t("noVehicle"));
    else if (reading.kind === "malformed") setError(t("malformed", { value: text.slice(0, 40) }));
    else setError(t("hint"));
  };
  const leaveByLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) onLeave();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form noValidate role="search" onSubmit={submit} className="grid gap-3">
        <Field label={t("field")} hint={t("hint")} error={error}>
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={40}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              className="num uppercase"
              onChange={(event) => {
                setText(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={searching} className="justify-self-start">
          {t("search")}
        </Button>
      </form>
      <div onClick={leaveByLink}>
        {bench ? (
          <LinkButton
            href={bench}
            prefetch={false}
            className="mb-4 h-auto! min-h-8 max-w-full py-1.5 text-start whitespace-normal! touch:min-h-11"
          >
            {t("bench")}
          </LinkButton>
        ) : null}
        <ArrowLinks className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          <KeptList of="history" />
          <KeptList of="bookmarks" />
        </ArrowLinks>
      </div>
    </div>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { languageName, spokenTag, spokenTags } from "@/lib/shared/languages";
import type { PlateCountry } from "@/lib/shared/plate";
import { readSpoken, type SpokenFor } from "@/lib/shared/spoken/read-spoken";
import { ListenView } from "./listen-view";
import { ResultView } from "./result-view";
import { useConsent } from "./use-consent";
import { useRecogniser } from "./use-recogniser";

interface Props {
  wanted: SpokenFor;
  country: PlateCountry;
  onClose: () => void;
  onValue: (value: string) => void;
}

const keptAs = "speechLanguage";

/** Asks once whether sound may leave the device, listens, and shows what it made of it before anything is done with it. */
export default function SpeechDialog({ wanted, country, onClose, onValue }: Props) {
  const t = useTranslations("speech");
  const locale = useLocale();
  const consent = useConsent();
  const { listening, listen, stop } = useRecogniser();
  const [lang, setLang] = useState(() => readKept("browser", keptAs) ?? spokenTag(locale));
  const begin = useEffectEvent(() => void listen(lang));
  useEffect(() => {
    if (consent.given) begin();
  }, [consent.given]);
  const change = (tag: string) => {
    setLang(tag);
    keepHere("browser", keptAs, tag);
    void listen(tag);
  };
  const again = () => void listen(lang);
  return (
    <Dialog open onClose={onClose} title={t(`title.${wanted}`)} closeLabel={t("close")} size="sm">
      {consent.given === null ? (
        <Spinner label={t("loading")} />
      ) : !consent.given ? (
        <div className="grid gap-3">
          <p>{t("consent.where")}</p>
          <p className="text-ink-2">{t("consent.kept")}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={consent.give}>
              {t("consent.agree")}
            </Button>
            <Button onClick={onClose}>{t("consent.decline")}</Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          {listening.is === "heard" ? (
            <ResultView
              key={listening.text}
              spoken={readSpoken(listening.text, wanted, country)}
              {...{ wanted, country }}
              onUse={onValue}
              onAgain={again}
            />
          ) : (
            <ListenView listening={listening} wanted={wanted} onStop={stop} onAgain={again} />
          )}
          <label className="grid gap-1 text-data text-ink-2">
            {t("language")}
            <Select value={lang} onChange={({ target }) => change(target.value)}>
              {[...new Set([...spokenTags, lang])].map((tag) => (
                <option key={tag} value={tag}>
                  {languageName(tag)}
                </option>
              ))}
            </Select>
          </label>
        </div>
      )}
    </Dialog>
  );
}

"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { useGo } from "@/components/layout/use-go";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { placeOfSearch } from "@/lib/domains/vehicles/workshop/rules";

/** The search bar of a slide that takes an identifier; it leads on once it has read one. */
export function WorkshopSearch({ slide }: { slide: "identification" | "diag" }) {
  const t = useTranslations("workshop");
  const { go, going } = useGo();
  const hintId = useId();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const place = placeOfSearch(slide, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place) go(place);
    else setRefused(text.trim() !== "");
  };
  return (
    <form role="search" onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex gap-2">
        <InputBox
          type="search"
          aria-label={t(`search.${slide}`)}
          aria-describedby={hintId}
          aria-invalid={refused && !place ? true : undefined}
          placeholder={t(`search.${slide}`)}
          lead={<Search aria-hidden />}
          boxClassName="h-10 flex-1 bg-paper text-sub"
          className="num uppercase placeholder:normal-case"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={25}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={going}>
          {t("search.go")}
        </Button>
      </div>
      <p id={hintId} role="status" className="min-h-5 text-data text-no">
        {refused && !place ? t(slide === "diag" ? "hint.unreadDiag" : "hint.unread") : ""}
      </p>
    </form>
  );
}

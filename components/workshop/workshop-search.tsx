"use client";

import { Search } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { SwissVehicleDialog } from "@/components/vehicles/swiss-vehicles";
import { useSwissVehicles } from "@/components/vehicles/use-swiss-vehicles";
import { parseVehiclePath } from "@/lib/domains/vehicles/paths/rules";
import { placeOfSearch } from "@/lib/domains/vehicles/workshop/rules";

interface WorkshopSearchProps {
  slide: "identification" | "diag";
  /** Whether the reader may look up Swiss plates. */
  swiss: boolean;
}

const swissPlateAt = (place: string): string | null => {
  const found = parseVehiclePath(place);
  return found?.field === "swissPlate" ? found.value : null;
};

/** The search bar of a slide that takes an identifier; it leads on once it has read one, or lists a Swiss plate's vehicles. */
export function WorkshopSearch({ slide, swiss }: WorkshopSearchProps) {
  const t = useTranslations("workshop");
  const { go, going } = useGo();
  const vehicles = useSwissVehicles();
  const hintId = useId();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const place = placeOfSearch(slide, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const swissPlate = swiss && place ? swissPlateAt(place) : null;
    if (swissPlate) vehicles.ask(swissPlate);
    else if (place) go(place);
    else setRefused(true);
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
          lead={<Search />}
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
      <SwissVehicleDialog swiss={vehicles} />
    </form>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DealBar, type DealPlace } from "@/components/faults/deal-bar";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";

interface Props {
  place: DealPlace;
  parts: readonly { id: number; label: string }[];
  /** Ticked at first. */
  first: readonly number[];
}

/** Parts of a sub-search to tick; DEAL keeps them with the operation and goes back to what was searched. */
export function DealBox({ place, parts, first }: Props) {
  const t = useTranslations("faults.deal");
  const [ids, setIds] = useState(first);
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const chosen = parts.filter(({ id }) => ids.includes(id)).map((genart) => ({ genart, codes: [] }));
  return (
    <CheckboxGroup legend={t("legend")} className="my-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {parts.map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      <DealBar place={place} chosen={chosen} />
    </CheckboxGroup>
  );
}

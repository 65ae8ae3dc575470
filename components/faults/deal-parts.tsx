"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBestOffers } from "@/components/offers/use-best-offers";
import { Checkbox } from "@/components/ui/checkbox";
import type { PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { DealBar, type DealPlace } from "./deal-bar";
import { PartLine } from "./part-line";

export interface DealPart extends PartCandidates {
  /** The codes that name it. */
  codes: string[];
  ticked: boolean;
}

interface Props {
  place: DealPlace;
  parts: readonly DealPart[];
}

/** The parts that codes name for a vehicle: ticked ones go into the operation's basket. */
export function DealParts({ place, parts }: Props) {
  const t = useTranslations("faults.box");
  const offers = useBestOffers(parts);
  const [ticked, setTicked] = useState<readonly number[]>(() =>
    parts.filter((part) => part.ticked).map(({ genart }) => genart.id),
  );
  const toggle = (id: number) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <>
      <ul className="divide-y divide-line-2">
        {parts.map(({ genart, codes, ...part }) => (
          <PartLine
            key={genart.id}
            part={{ genart, ...part }}
            codes={codes}
            offer={offers.get(genart.id)}
            href={vehiclePlace(place.base, {
              ...{ kind: "item", family: genart.familyId, subFamily: genart.subFamilyId },
              ...{ categoryId: genart.subFamilyId, itemId: genart.id },
            })}
            tick={
              <Checkbox
                label={genart.label}
                aria-label={t("tick", { part: genart.label })}
                checked={ticked.includes(genart.id)}
                disabled={part.count === 0}
                onChange={() => toggle(genart.id)}
              />
            }
          />
        ))}
      </ul>
      <DealBar place={place} chosen={parts.filter(({ genart }) => ticked.includes(genart.id))} />
    </>
  );
}

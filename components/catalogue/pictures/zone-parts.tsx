"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { OriginalNumbers } from "./original-numbers";

export interface ZonePart {
  id: number;
  label: string;
  familyId: number;
  subFamilyId: number;
  count: number;
  /** Original numbers of the vehicle's make, where the zone is looked at by them. */
  numbers: readonly string[];
}

interface Props {
  base: string;
  /** The photo set, by which the address of several chosen parts is named. */
  set: string;
  way: PictureWay;
  parts: readonly ZonePart[];
  /** Several may be chosen at once. */
  several: boolean;
}

const mostChosen = 20;

/** The parts of a zone: each leads to its list, several ticked ones to theirs together. */
export function ZoneParts({ base, set, way, parts, several }: Props) {
  const t = useTranslations("pictures");
  const { go, going } = useGo();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [itemId] = chosen;
    if (itemId) go(vehiclePlace(base, { kind: "search", name: set, genartIds: [...chosen], itemId }));
  };
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(0, mostChosen)));
  return (
    <form onSubmit={submit}>
      <ul className="grid">
        {parts.map((part) => (
          <li key={part.id} className="border-line not-last:border-b">
            <div className="flex items-center gap-2">
              {several ? (
                <Checkbox
                  label={<span className="sr-only">{t("choose", { label: part.label })}</span>}
                  checked={chosen.includes(part.id)}
                  disabled={chosen.length === mostChosen && !chosen.includes(part.id)}
                  onChange={() => toggle(part.id)}
                  className="touch:min-w-11 touch:justify-center"
                />
              ) : null}
              <Link
                href={placeOf(base, part)}
                prefetch={false}
                className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded text-ink-2 hover:text-accent hover:underline touch:min-h-11"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{part.label}</span>
                <span className="num shrink-0 text-data text-ink-3">{t(`counts.${way}`, { count: part.count })}</span>
              </Link>
            </div>
            <OriginalNumbers label={part.label} numbers={part.numbers} />
          </li>
        ))}
      </ul>
      {several ? (
        <div className="sticky bottom-0 mt-3 flex flex-wrap items-center gap-3 bg-paper py-2">
          <Button type="submit" variant="primary" disabled={chosen.length === 0} busy={going}>
            {t("showChosen", { count: chosen.length })}
          </Button>
          <p role="status" className="text-data text-ink-3">
            {chosen.length === mostChosen ? t("mostChosen", { count: mostChosen }) : ""}
          </p>
        </div>
      ) : null}
    </form>
  );
}

const placeOf = (base: string, { id, familyId: family, subFamilyId: subFamily }: ZonePart): string =>
  vehiclePlace(base, { kind: "item", family, subFamily, categoryId: subFamily, itemId: id });

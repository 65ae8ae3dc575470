"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { SpotParts } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { SceneProps } from "./scene-props";
import { SceneDrawing } from "./scene-drawing";
import { SpotList } from "./spot-list";

const mostGenarts = 40;

/** A drawing and the list of its spots, each lighting up the other; several chosen ones lead to one list. */
export function SceneDesk(props: SceneProps) {
  const { base, set, name, way, access, spots } = props;
  const t = useTranslations("pictures");
  const { go, going } = useGo();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lit, setLit] = useState<string | null>(null);
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const genartIds = genartsOf(spots.filter(({ id }) => chosen.includes(id)));
  const [itemId] = genartIds;
  const show = () => itemId && go(vehiclePlace(base, { kind: "search", name: set, genartIds, itemId }));
  return (
    <div className="grid items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      {access.drawing ? (
        <Card flush className="min-w-0 p-4">
          <SceneDrawing {...props} {...{ chosen, lit }} onLight={setLit} onToggle={toggle} />
          <p className="mt-2 text-data text-ink-3">{t("sceneText")}</p>
        </Card>
      ) : null}
      <section aria-labelledby="scene-spots" className="min-w-0">
        <Card flush className="p-4">
          <h2 id="scene-spots" className="mb-2 text-lead font-semibold">
            {name}
          </h2>
          <SpotList {...props} {...{ chosen, lit }} onLight={setLit} onToggle={toggle} />
          {access.several ? (
            <div className="sticky bottom-0 mt-3 flex flex-wrap items-center gap-3 bg-paper py-2 print:hidden">
              <Button variant="primary" disabled={!itemId} busy={going} onClick={show}>
                {t("showChosen", { count: genartIds.length })}
              </Button>
              {chosen.length > 0 ? <Button onClick={() => setChosen([])}>{t("clear")}</Button> : null}
              <p role="status" className="sr-only">
                {chosen.length > 0 ? t(`counts.${way}`, { count: countOf(spots, chosen) }) : ""}
              </p>
            </div>
          ) : null}
        </Card>
      </section>
    </div>
  );
}

/** The generic articles of spots, each once, no more than an address holds. */
const genartsOf = (spots: readonly SpotParts[]): number[] =>
  [...new Set(spots.flatMap(({ parts }) => parts.map(({ id }) => id)))].slice(0, mostGenarts);

const countOf = (spots: readonly SpotParts[], chosen: readonly string[]) =>
  spots.reduce((sum, { id, count }) => (chosen.includes(id) ? sum + count : sum), 0);

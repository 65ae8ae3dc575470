"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useState, type SyntheticEvent } from "react";
import { placesOf } from "@/components/page/search-places";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useKept } from "@/components/vehicles/use-kept";
import { VehicleMark } from "@/components/vehicles/vehicle-mark";
import { chosenKtype, identificationStart, parseVehiclePath } from "@/lib/domains/vehicles/paths/rules";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { withQuery } from "@/lib/shared/address";
import { recogniseAll } from "@/lib/shared/recognise";

interface Props {
  /** The page that is told the vehicle. */
  under: string;
  /** The identifiers by which the reader may look vehicles up. */
  fields: readonly SearchField[];
}

const searched = `${identificationStart}/search/`;
const longest = 100;

/** Asks for the vehicle that a page is about: the ones opened last, or any by its plate or another identifier. */
export function VehicleAsk({ under, fields }: Props) {
  const t = useTranslations("portal-pages.vehicle");
  const { go, going } = useGo();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const recent = useKept("history").filter(({ url }) => parseVehiclePath(url) ?? chosenKtype(url));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const plateCountry = fields.includes("immat") || !fields.includes("swissPlate") ? "FR" : "CH";
    const places = placesOf(recogniseAll(text, { plateCountry }), { fields, mayBrowse: false });
    const vehicle = places.find(({ href }) => href.startsWith(searched))?.href;
    if (!vehicle) return setFault(t(text.trim() === "" ? "empty" : "unread"));
    go(withQuery(under, { vehicle }));
  };
  return (
    <div className="grid max-w-140 grid-cols-[minmax(0,1fr)] gap-5">
      {fields.length > 0 ? (
        <form noValidate onSubmit={submit} aria-label={t("title")} className="flex flex-wrap items-end gap-2">
          <Field label={t("field")} error={fault} hint={t("hint")} className="min-w-0 flex-1 basis-60">
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                maxLength={longest}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                className="num uppercase"
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setFault(null);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" busy={going} className="mb-6">
            {t("submit")}
          </Button>
        </form>
      ) : null}
      {recent.length > 0 ? (
        <section aria-labelledby="vehicles-of-page" className="grid gap-2">
          <h2 id="vehicles-of-page" className="text-sub font-semibold">
            {t("recent")}
          </h2>
          <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
            {recent.map(({ url, label }) => (
              <li key={url}>
                <Link
                  href={withQuery(under, { vehicle: url })}
                  prefetch={false}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-3 py-1.5 hover:bg-accent-soft focus-visible:-outline-offset-2"
                >
                  <VehicleMark url={url} />
                  <span className="line-clamp-2 min-w-0 flex-1 basis-36 wrap-anywhere">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

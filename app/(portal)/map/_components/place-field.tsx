import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import useSWR from "swr";
import { OptionList } from "@/components/page/option-list";
import { useCombobox } from "@/components/page/use-combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { call } from "@/lib/api/client";
import type { Place } from "@/lib/domains/places/schema";

interface Props {
  origin: Place | null;
  onChoose: (place: Place) => void;
}

export const nameOf = ({ code, name }: Place): string => `${code} ${name}`;

/** From where distances count: a postal code or a name. */
export function PlaceField({ origin, onChoose }: Props) {
  const t = useTranslations("map");
  const [text, setText] = useState<string | null>(null);
  const asked = useDeferredValue(text?.trim() ?? "");
  const { data } = useSWR(
    asked.length < 2 ? null : ["map-places", asked],
    () => call("get", "/map/places", { query: { q: asked } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const places = data?.places ?? [];
  const choose = (place: Place) => {
    onChoose(place);
    setText(null);
    box.close();
  };
  const box = useCombobox({
    ...{ count: places.length, of: data, start: 0 },
    onChoose: (at) => places[at] && choose(places[at]),
  });
  const state = text !== null && data && data.state !== "found" ? data.state : null;
  return (
    <Field label={t("from")} error={state && t(`places.${state}`, { text: asked })} className="min-w-0 flex-1 basis-48">
      {(control) => (
        <div {...box.frame} className="relative">
          <Input
            {...control}
            {...box.field}
            name="from"
            maxLength={80}
            placeholder={t("fromPlaceholder")}
            value={text ?? (origin ? nameOf(origin) : "")}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setText(target.value);
              box.open();
            }}
          />
          <OptionList
            box={box}
            label={t("fromList")}
            said={asked === "" || !data ? "" : t("placesFound", { count: places.length })}
            className="top-full mt-1 max-h-72"
          >
            {places.map((place, at) => (
              <ListOption key={place.id} {...box.option(at)}>
                <span className="num text-ink-2">{place.code}</span>
                <bdi className="min-w-0 truncate">{place.name}</bdi>
                <span className="ms-auto text-tiny text-ink-3">{place.country}</span>
              </ListOption>
            ))}
          </OptionList>
        </div>
      )}
    </Field>
  );
}

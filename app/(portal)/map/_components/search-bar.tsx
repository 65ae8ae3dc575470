import { useTranslations } from "next-intl";
import { useState, type SyntheticEvent } from "react";
import { LocateFixed, Printer } from "@/components/drawings/icons";
import { Button, IconButton } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { longestSearch, type Kind } from "@/lib/domains/places/map/asked";
import type { Place } from "@/lib/domains/places/schema";
import { KindIcon } from "./kind-icon";
import { PlaceField } from "./place-field";
import { isSearch, type Search } from "./use-selection";

interface Props {
  search: Search;
  origin: Place | null;
  open: readonly Kind[];
  kinds: readonly Kind[];
  busy: boolean;
  onFind: (search: Search) => void;
  onFrom: (place: Place) => void;
  onKinds: (kinds: Kind[]) => void;
  onLocate: () => void;
}

/** The part that is looked for, from where, and among whom. */
export function SearchBar({ search, origin, open, kinds, busy, onFind, onFrom, onKinds, onLocate }: Props) {
  const t = useTranslations("map");
  const [text, setText] = useState(search.q);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onFind({ q: text.trim(), article: null });
  };
  const turn = (kind: Kind) =>
    onKinds(
      kinds.includes(kind)
        ? kinds.filter((one) => one !== kind)
        : open.filter((one) => one === kind || kinds.includes(one)),
    );
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <form role="search" onSubmit={submit} className="flex min-w-0 flex-1 basis-72 items-start gap-2">
          <Field label={t("part")} className="min-w-0 flex-1">
            {(control) => (
              <Input
                {...control}
                name="q"
                type="search"
                value={text}
                maxLength={longestSearch}
                placeholder={t("partPlaceholder")}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="mt-5">
            {t("find")}
          </Button>
          {isSearch(search) ? (
            <Button className="mt-5" onClick={() => onFind({ q: "", article: null })}>
              {t("everybody")}
            </Button>
          ) : null}
        </form>
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-2">
          <PlaceField origin={origin} onChoose={onFrom} />
          <IconButton label={t("locate")} busy={busy} onClick={onLocate} variant="secondary" className="mt-5">
            <LocateFixed className="size-4" />
          </IconButton>
          <IconButton
            label={t("print")}
            onClick={() => window.print()}
            variant="secondary"
            className="mt-5 max-sm:hidden"
          >
            <Printer className="size-4" />
          </IconButton>
        </div>
      </div>
      <div role="group" aria-label={t("kinds")} className="flex flex-wrap gap-2">
        {open.map((kind) => (
          <Chip key={kind} pressed={kinds.includes(kind)} onClick={() => turn(kind)}>
            <KindIcon kind={kind} className="-ms-1 size-5" />
            {t(`kind.${kind}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

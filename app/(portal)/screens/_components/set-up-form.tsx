import { useTranslations } from "next-intl";
import { useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestName, mostItems, posterAddress, posters } from "@/lib/domains/live/screens/rules";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";
import { ItemFields } from "./item-fields";
import { faultOfItem, itemOf, moved, newItem, setUpDraft, type SetUpDraft, type TypedItem } from "./playlist-draft";

interface Props {
  screen: ScreenSetUp;
  onSaved: () => void;
  onCancel: () => void;
}

const suggestions = "screen-addresses";

/** A screen's name, dark hours and what it shows in its order; what somebody else changed meanwhile loses nothing here. */
export function SetUpForm({ screen, onSaved, onCancel }: Props) {
  const t = useTranslations("screens");
  const common = useTranslations("common");
  const [seen, setSeen] = useState(screen.version);
  const [first] = useState(() => setUpDraft(screen));
  const [tried, setTried] = useState(false);
  const draft = useDraft<SetUpDraft>({
    first,
    check: ({ name, items }) => ({
      ...(name.trim() === "" ? { name: "required" } : {}),
      ...(items.some((item) => faultOfItem(item)) ? { items: "items" } : {}),
    }),
    onFaulty: () => setTried(true),
    send: async ({ name, nightFrom, nightTo, items }) => {
      const body = { version: seen, name, night: { from: nightFrom, to: nightTo }, playlist: items.map(itemOf) };
      const saved = await call("post", "/screens/change/{id}", { params: { id: screen.id }, body });
      toast.success(t("saved", { name: saved.name }), { id: "screens" });
      onSaved();
    },
    refusal: ({ code, extra }) => {
      if (code === "not-found") return t("gone");
      if (code !== "screen-changed") return common("error");
      setSeen((extra.screen as ScreenSetUp).version);
      return t("changed");
    },
    id: "screens",
  });
  const { items } = draft.values;
  const set = (at: number, part: Partial<TypedItem>) =>
    draft.set({ items: items.map((item, place) => (place === at ? { ...item, ...part } : item)) });
  return (
    <DraftForm draft={draft} submit={t("form.save")} onCancel={onCancel}>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]">
        <DraftField draft={draft} name="name" label={t("form.name")} maxLength={longestName} required />
        <DraftField draft={draft} name="nightFrom" label={t("form.nightFrom")} type="time" hint={t("form.nightHint")} />
        <DraftField draft={draft} name="nightTo" label={t("form.nightTo")} type="time" />
      </div>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="font-semibold">{t("form.list")}</legend>
        <p className="text-data text-ink-2">{t("form.listHint")}</p>
        <datalist id={suggestions}>
          {posters.map((name) => (
            <option key={name} value={posterAddress(name)}>
              {t(`poster.${name}.title`)}
            </option>
          ))}
        </datalist>
        <ol className="grid gap-3">
          {items.map((item, at) => (
            <ItemFields
              key={item.mark}
              item={item}
              at={at}
              last={at === items.length - 1}
              suggestions={suggestions}
              fault={tried ? faultOfItem(item) : null}
              onChange={(part) => set(at, part)}
              onMove={(by) => draft.set({ items: moved(items, at, by) })}
              onDrop={() => draft.set({ items: items.toSpliced(at, 1) })}
            />
          ))}
        </ol>
        <div>
          <Button disabled={items.length >= mostItems} onClick={() => draft.set({ items: [...items, newItem()] })}>
            {t("form.add")}
          </Button>
        </div>
      </fieldset>
    </DraftForm>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import {
  settingFields,
  settingGroups,
  settingNames,
  type SettingName,
  type SettingValue,
} from "@/lib/domains/account/settings/fields";
import { sameSetting } from "@/lib/domains/account/settings/rules";
import type { SettingValues } from "@/lib/domains/account/settings/schema";
import { readTyped, typedOf, type Typed } from "@/lib/domains/account/settings/typed";
import { SettingControl } from "./setting-control";

type Drafted = Partial<Record<SettingName, Typed>>;

const openIn = (values: SettingValues): SettingName[] => settingNames.filter((name) => values[name] !== undefined);

const drafted = (values: SettingValues, language: string): Drafted =>
  Object.fromEntries(openIn(values).map((name) => [name, typedOf(name, values[name] as SettingValue, language)]));

/** Settings whose control holds something else than what stands, as they would be kept. */
function changesOf(values: Drafted, stands: SettingValues): SettingValues {
  const changed = openIn(stands).flatMap((name) => {
    const read = readTyped(name, values[name] ?? "");
    return "value" in read && !sameSetting(read.value, stands[name]) ? [[name, read.value]] : [];
  });
  return Object.fromEntries(changed) as SettingValues;
}

interface Props {
  companyId: number;
  first: SettingValues;
}

/** The settings that the reader may change, by group; a change by somebody else is shown before one's own is saved over it. */
export function SettingsForm({ companyId, first }: Props) {
  const t = useTranslations("users.settings");
  const locale = useLocale();
  const common = useTranslations("common");
  const router = useRouter();
  const [stands, setStands] = useState(first);
  const [elsewhere, setElsewhere] = useState<SettingName[]>([]);
  const open = openIn(first);
  const draft = useDraft<Drafted>({
    id: "company-settings",
    first: drafted(first, locale),
    check: (values) =>
      Object.fromEntries(
        open.flatMap((name) => {
          const read = readTyped(name, values[name] ?? "");
          return "fault" in read ? [[name, read.fault]] : [];
        }),
      ),
    word: (fault) => (t.has(`fault.${fault}` as never) ? t(`fault.${fault}` as never) : null),
    send: async (values) => {
      const changes = changesOf(values, stands);
      const names = openIn(changes);
      const seen = Object.fromEntries(names.map((name) => [name, stands[name]]));
      const body = { values: changes, seen };
      const held = await call("post", "/companies/settings/{companyId}", { params: { companyId }, body });
      setElsewhere([]);
      setStands(held.values);
      draft.set(drafted(held.values, locale));
      toast.say(t("saved"), { id: "company-settings" });
      router.refresh();
    },
    refusal: ({ status, code, extra }, _mark, values) => {
      if (code === "not-your-setting") return t("notYours");
      if (status === 404) return t("gone");
      if (code !== "settings-changed") return common("error");
      const now = extra.values as SettingValues;
      const moved = openIn(now).filter((name) => !sameSetting(now[name], stands[name]));
      // What the reader has not touched shows what stands; what they typed goes on top of it.
      const mine = new Set(openIn(changesOf(values, stands)));
      draft.set(
        Object.fromEntries(Object.entries(drafted(now, locale)).filter(([name]) => !mine.has(name as SettingName))),
      );
      setStands(now);
      setElsewhere(moved);
      return null;
    },
  });
  const count = openIn(changesOf(draft.values, stands)).length;
  const groups = settingGroups
    .map((group) => ({ group, names: open.filter((name) => settingFields[name].group === group) }))
    .filter(({ names }) => names.length > 0);
  return (
    <DraftForm draft={draft} submit={common("save")} label={t("title")}>
      {groups.map(({ group, names }) => (
        <Card key={group} title={t(`group.${group}`)}>
          {group === "addresses" ? <p className="mb-3 text-data text-ink-3">{t("addresses")}</p> : null}
          <div className="grid items-start gap-4 md:grid-cols-2">
            {names.map((name) => (
              <SettingControl
                key={name}
                name={name}
                value={draft.values[name] ?? ""}
                fault={draft.fault(name)}
                onChange={(value) => draft.set({ [name]: value })}
              />
            ))}
          </div>
        </Card>
      ))}
      <div role="alert">
        {elsewhere.length > 0 ? (
          <Note>{t("changedElsewhere", { names: elsewhere.map((name) => t(`name.${name}`)).join(", ") })}</Note>
        ) : null}
      </div>
      <p role="status" className="text-ink-2">
        {t("changes", { count })}
      </p>
    </DraftForm>
  );
}

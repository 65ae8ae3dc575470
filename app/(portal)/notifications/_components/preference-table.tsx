"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { call } from "@/lib/api/client";
import type { ListedPreference } from "@/lib/domains/notifications/schema";

const same = (one: ListedPreference, other: ListedPreference) =>
  one.category === other.category && one.channel === other.channel;

/** By which channel the reader is told of each kind; what everybody is told of cannot be turned off. */
export function PreferenceTable({ first }: { first: ListedPreference[] }) {
  const t = useTranslations("notifications.preferences");
  const categories = useTranslations("notifications.category");
  const channels = useTranslations("notifications.channel");
  const [all, setAll] = useState(first);
  const { run } = useAction(() => t("notSaved"), { id: "preference" });
  const put = (changed: ListedPreference) =>
    setAll((before) => before.map((one) => (same(one, changed) ? changed : one)));
  const toggle = async (one: ListedPreference) => {
    const { category, channel } = one;
    const changed = { ...one, enabled: !one.enabled };
    put(changed);
    const body = { category, channel, enabled: changed.enabled };
    const isSaved = await run(() => call("post", "/notifications/preferences", { body }));
    if (!isSaved) return put(one);
    // A muted kind is pushed nowhere.
    if (channel === "inbox") await run(async () => setAll(await call("get", "/notifications/preferences")));
  };
  const isMuted = ({ category, channel }: ListedPreference) =>
    channel === "push" && !all.some((one) => one.category === category && one.channel === "inbox" && one.enabled);
  const shownChannels = [...new Set(all.map(({ channel }) => channel))];
  const shownCategories = [...new Set(all.map(({ category }) => category))];
  return (
    <section aria-labelledby="preferences-title" className="mt-4">
      <h2 id="preferences-title" className="text-lead font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <Table caption={t("title")}>
        <thead>
          <tr>
            <Th>{t("kind")}</Th>
            {shownChannels.map((channel) => (
              <Th key={channel}>{channels(channel)}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownCategories.map((category) => (
            <Tr key={category}>
              <Td className="font-strong">{categories(category)}</Td>
              {all
                .filter((one) => one.category === category)
                .map((one) => (
                  <Td key={one.channel}>
                    <label className="inline-flex min-h-7 items-center gap-2 touch:min-h-11">
                      <input
                        type="checkbox"
                        className="check-box"
                        aria-label={t("of", { category: categories(category), channel: channels(one.channel) })}
                        checked={one.enabled}
                        disabled={one.required || isMuted(one)}
                        onChange={() => void toggle(one)}
                      />
                      {one.required ? <span className="text-data text-ink-3">{t("always")}</span> : null}
                    </label>
                  </Td>
                ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

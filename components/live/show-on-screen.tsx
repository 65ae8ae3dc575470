"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Monitor } from "@/components/drawings/icons";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Shows an address as a QR code on a screen of the company for twenty seconds; nothing where the company has no screen. */
export function ShowOnScreen({ url }: { url: string }) {
  const t = useTranslations("shell.onScreen");
  const { data: screens = [] } = useSWR("/screens/choice", () => call("get", "/screens/choice"), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, run } = useAction(({ code }) => t(code === "one-time-link" ? "refused" : "failed"), {
    id: "on-screen",
  });
  const screen = screens.find(({ id }) => id === chosen) ?? screens.find(({ live }) => live) ?? screens[0];
  if (!screen) return null;
  const show = () =>
    run(async () => {
      await call("post", "/screen/qrcode", { body: { url, checked: true, selectedScreen: screen.id } });
      toast.success(t("shown", { name: screen.name }), { id: "on-screen" });
    });
  return (
    <div role="group" aria-label={t("label")} className="mt-3 flex w-full flex-wrap items-end gap-2 text-start">
      <Field label={t("label")} className="min-w-0 flex-1">
        {(control) => (
          <Select {...control} value={screen.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {screens.map(({ id, name, live }) => (
              <option key={id} value={id}>
                {live ? name : t("off", { name })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button busy={busy} onClick={() => void show()}>
        <Monitor />
        {t("show")}
      </Button>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { readTime, typedTime } from "@/lib/domains/cart/labour/rules";
import { readQuantity } from "@/lib/domains/cart/rules";
import { longestName } from "@/lib/domains/packages/limits";
import type { WorkPackage } from "@/lib/domains/packages/schema";
import { PartFields, type TypedPart } from "./part-fields";
import { usePackageRefusal } from "./package-refusal";
import { newWork, WorkFields, type TypedWork } from "./work-fields";

interface Typed {
  name: string;
  parts: readonly TypedPart[];
  works: readonly TypedWork[];
}

const firstOf = ({ name, parts, works }: WorkPackage): Typed => ({
  name,
  parts: parts.map(({ quantity }, at) => ({ at, quantity: String(quantity) })),
  works: works.map(({ minutes, ...work }, at) => ({ at, key: String(at), ...work, time: typedTime(minutes) })),
});

const isWork = ({ name, time }: TypedWork): boolean => name.trim() !== "" && readTime(time) !== null;

/** What a package is called and holds: quantities, times and rates are changed, lines taken out, works added. */
export function PackageForm({ kept }: { kept: WorkPackage }) {
  const t = useTranslations("packages");
  const labour = useTranslations("labour");
  const common = useTranslations("common");
  const cart = useTranslations("cart");
  const refresh = useRefresh();
  const refusal = usePackageRefusal();
  const draft = useDraft<Typed>({
    id: "package",
    first: firstOf(kept),
    check: ({ name, parts, works }) => ({
      ...(name.trim() === "" ? { name: "required" } : {}),
      ...(parts.some(({ quantity }) => readQuantity(quantity) === null) ? { parts: "quantity" } : {}),
      ...(works.every(isWork) ? {} : { works: "time" }),
    }),
    word: (fault) =>
      fault === "taken"
        ? t("nameTaken")
        : fault === "quantity"
          ? cart("badQuantity")
          : fault === "time"
            ? labour("timeUnread")
            : null,
    refusal: (problem, mark) => {
      if (problem.code === "name-taken") return mark({ name: "taken" });
      refresh();
      return refusal(problem);
    },
    send: async ({ name, parts, works }) => {
      await call("post", "/packages/{packageId}", {
        params: { packageId: String(kept.id) },
        body: {
          ...{ name, version: kept.version },
          parts: parts.map(({ at, quantity }) => ({ at, quantity: readQuantity(quantity) ?? 1 })),
          works: works.map(({ at, name: work, time, rate }) => ({
            ...{ at, name: work, minutes: readTime(time) ?? 1, rate },
          })),
        },
      });
      toast.success(t("kept", { name }), { id: "package" });
      refresh();
    },
  });
  const { parts, works } = draft.values;
  return (
    <DraftForm draft={draft} submit={common("save")} label={kept.name} className="grid gap-4">
      <DraftField draft={draft} name="name" label={t("name")} maxLength={longestName} required className="max-w-100" />
      {parts.length > 0 ? (
        <PartFields {...{ kept, parts }} fault={draft.fault("parts")} onChange={(next) => draft.set({ parts: next })} />
      ) : null}
      {works.length > 0 ? (
        <WorkFields works={works} fault={draft.fault("works")} onChange={(next) => draft.set({ works: next })} />
      ) : null}
      <div>
        <Button onClick={() => draft.set({ works: [...works, newWork()] })}>{labour("add")}</Button>
      </div>
    </DraftForm>
  );
}

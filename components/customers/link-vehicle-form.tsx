"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { PLATE_MAX_LENGTH } from "@/lib/shared/plate";

/** Links the vehicle that the registry knows by a plate. */
export function LinkVehicleForm({ customerId }: { customerId: number }) {
  const t = useTranslations("customers");
  const router = useRouter();
  const draft = useDraft({
    first: { plate: "" },
    resets: true,
    check: ({ plate }) => (plate.trim() === "" ? { plate: t("vehicles.plateRequired") } : {}),
    word: (text) => text,
    send: async ({ plate }) => {
      await link(customerId, plate);
      toast.say(t("vehicles.linked"));
      router.refresh();
    },
    refusal: ({ code, message }, mark) =>
      mark({ plate: code === "vehicle-taken" || code === "vehicle-unknown" ? t(`link.${code}`) : message }),
  });
  return (
    <form {...draft.form} className="flex items-start gap-2">
      <DraftField
        draft={draft}
        name="plate"
        label={t("vehicles.plate")}
        hideLabel
        className="flex-1"
        maxLength={PLATE_MAX_LENGTH}
        placeholder={t("vehicles.plate")}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" busy={draft.busy}>
        {t("vehicles.link")}
      </Button>
    </form>
  );
}

/** Links, or fails with the code of the refusal, which this call answers as its result. */
async function link(customerId: number, immat: string): Promise<void> {
  const { ok, code, error } = await call("post", "/vc/newVehicle", { body: { customerId, immat } });
  if (!ok) throw new CallProblem(200, code ?? "unexpected", error ?? "");
}

"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { DraftField } from "@/components/page/draft-field";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { strengthOf, weaknessOf } from "@/lib/domains/account/passwords/rules";
import { StrengthBar } from "./strength-bar";

/** The new password twice, with what is said about it while it is typed. */
export function PasswordForm({ email, name }: { email: string; name: string }) {
  const t = useTranslations("account.password");
  const router = useRouter();
  const about = [email, name];
  const draft = useDraft({
    id: "password",
    first: { current: "", password1: "", password2: "" },
    resets: true,
    check: ({ current, password1, password2 }) => {
      if (current === "") return { current: t("currentMissing") };
      const weakness = weaknessOf(password1, about);
      if (weakness) return { password1: t(`weak.${weakness}`) };
      return password1 === password2 ? {} : { password2: t("differ") };
    },
    word: (text) => text,
    send: async (body) => {
      await call("post", "/updatePassword", { body });
      toast.dismiss("session");
      toast.success(t("done"), { id: "password" });
      router.refresh();
    },
    refusal: ({ code, extra }, mark) => {
      if (code === "wrong-password") return mark({ current: t("wrong") });
      if (code === "too-many") return mark({ current: t("locked", { seconds: Number(extra.retryAfterSeconds) }) });
      return t("failed");
    },
  });
  const { password1 } = draft.values;
  const kept = { draft, type: "password", autoComplete: "new-password", maxLength: 1000 } as const;
  return (
    <form {...draft.form} method="post" className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <DraftField {...kept} autoComplete="current-password" name="current" label={t("current")} />
      <DraftField {...kept} name="password1" label={t("first")} hint={t("hint")} />
      <StrengthBar label={t("strength")} grade={strengthOf(password1, about)} text={gradeText()} />
      <DraftField {...kept} name="password2" label={t("second")} />
      <p className="text-data text-ink-2">{t("sessions")}</p>
      <Button type="submit" variant="primary" size="lg" busy={draft.busy}>
        {t("submit")}
      </Button>
    </form>
  );

  function gradeText(): string {
    return password1 === "" ? "" : t(`grade.${strengthOf(password1, about)}`);
  }
}

"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { strengthOf, weaknessOf } from "@/lib/domains/account/passwords/rules";
import { StrengthBar } from "./strength-bar";

type Errors = { password1?: string; password2?: string };

/** The new password twice, with what is said about it while it is typed. */
export function PasswordForm({ email, name }: { email: string; name: string }) {
  const t = useTranslations("account.password");
  const router = useRouter();
  const about = [email, name];
  const [typed, setTyped] = useState({ password1: "", password2: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const faultsOf = ({ password1, password2 }: typeof typed): Errors => {
    const weakness = weaknessOf(password1, about);
    if (weakness) return { password1: t(`weak.${weakness}`) };
    return password1 === password2 ? {} : { password2: t("differ") };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(typed);
    setErrors(faults);
    if (busy || faults.password1 || faults.password2) return;
    setBusy(true);
    try {
      await call("post", "/updatePassword", { body: typed });
      setTyped({ password1: "", password2: "" });
      toast.dismiss("session");
      toast.success(t("done"), { id: "password" });
      router.refresh();
    } catch {
      toast.error(t("failed"), { id: "password" });
    }
    setBusy(false);
  };
  const input = (which: keyof typeof typed) => ({
    name: which,
    type: "password",
    autoComplete: "new-password",
    maxLength: 1000,
    value: typed[which],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [which]: currentTarget.value }),
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate method="post" className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={t("first")} hint={t("hint")} error={errors.password1}>
        {(control) => <Input {...control} {...input("password1")} />}
      </Field>
      <StrengthBar label={t("strength")} grade={strengthOf(typed.password1, about)} text={gradeText()} />
      <Field label={t("second")} error={errors.password2}>
        {(control) => <Input {...control} {...input("password2")} />}
      </Field>
      <p className="text-data text-ink-2">{t("sessions")}</p>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t("submit")}
      </Button>
    </form>
  );

  function gradeText(): string {
    return typed.password1 === "" ? "" : t(`grade.${strengthOf(typed.password1, about)}`);
  }
}

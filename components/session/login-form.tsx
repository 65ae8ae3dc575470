"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { enter, type Entry } from "./enter";
import { leaveFor } from "./leave-for";
import { useLockText } from "./use-lock-text";

interface Props {
  returnTo: string;
  door?: "main" | "v2";
}

type Missing = { email?: boolean; password?: boolean };

export function LoginForm({ returnTo, door = "main" }: Props) {
  const t = useTranslations("login");
  const lockText = useLockText();
  const { busy, run } = useAction(() => null);
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [refusal, setRefusal] = useState<Exclude<Entry, { outcome: "entered" }> | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const password = String(data.get("password") ?? "");
    setMissing({ email: !email, password: !password });
    if (!email || !password) return;
    await run(async () => {
      setRefusal(null);
      const result = await enter({ email, password, door });
      if (result.outcome === "entered") return leaveFor(returnTo);
      setRefusal(result);
    });
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4" method="post">
      <div aria-live="assertive">
        {refusal ? (
          <p className="rounded bg-no-soft px-3 py-2 text-data font-medium text-no">
            {refusal.outcome === "locked" ? lockText(refusal.seconds) : t(refusal.outcome)}
          </p>
        ) : null}
      </div>
      <Field label={t("email")} error={missing.email ? t("required") : undefined}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            spellCheck={false}
            maxLength={320}
          />
        )}
      </Field>
      <Field label={t("password")} error={missing.password ? t("required") : undefined}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            maxLength={1000}
          />
        )}
      </Field>
      <button
        type="button"
        className="-mt-2 min-h-6 justify-self-start text-data text-accent touch:-my-2 touch:min-h-11"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? t("hidePassword") : t("showPassword")}
      </button>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t("submit")}
      </Button>
    </form>
  );
}

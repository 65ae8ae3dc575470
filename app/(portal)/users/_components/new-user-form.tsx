"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { longestName } from "@/lib/domains/admin/users/rules";
import type { Company } from "@/lib/domains/admin/users/schema";

const fields = [
  { name: "name", type: "text", autoComplete: "off" },
  { name: "email", type: "email", autoComplete: "off" },
  { name: "password", type: "password", autoComplete: "new-password" },
] as const;
const known = ["required", "too-long", "email", "characters"] as const;
const weak = ["short", "long", "common", "personal", "repeated"] as const;

const noticeId = "new-user";

type Errors = Partial<Record<string, string>>;

interface Props {
  companies: readonly Company[];
  onAdded: (userId: number) => void;
  onCancel: () => void;
}

/** Name, address, password and company of a user to add; each mistake stands beside its field. */
export function NewUserForm({ companies, onAdded, onCancel }: Props) {
  const t = useTranslations("users");
  const common = useTranslations("common");
  const password = useTranslations("account.password.weak");
  const said = (word: string | undefined) => {
    const weakness = weak.find((one) => one === word);
    if (weakness) return password(weakness);
    return word && t(`error.${known.find((one) => one === word) ?? "other"}`, { most: longestName });
  };
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [keycloak, setKeycloak] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [taken, setTaken] = useState(false);
  const fail = (problem: CallProblem) => {
    if (problem.status === 0) return sayOffline();
    if (problem.code === "denied") return;
    setTaken(problem.code === "user-exists");
    if (problem.code === "user-exists") return form.current?.querySelector("input")?.focus();
    const wrong = (problem.extra.fields ?? []) as { field: string; message: string }[];
    if (wrong.length === 0) return void toast.error(common("error"), { id: noticeId });
    const found = Object.fromEntries(wrong.map(({ field, message }) => [field.replace("user.", ""), message]));
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first?.name ?? "companyId"}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const value = (name: string) => String(values.get(name) ?? "");
    const user = { name: value("name"), email: value("email"), password: value("password") };
    setBusy(true);
    try {
      const body = { user: { ...user, companyId: Number(value("companyId")) }, useKeycloak: keycloak };
      const { userId } = await call("post", "/users/add", { body });
      toast.success(t("added", { name: user.name }), { id: noticeId });
      onAdded(userId);
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      fail(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-2.5">
      {fields.map(({ name, ...kind }) => {
        const needless = name === "password" && keycloak;
        return (
          <Field
            key={name}
            label={t(`field.${name}`)}
            required={!needless}
            error={said(errors[name])}
            hint={name === "password" ? t("passwordHint") : undefined}
          >
            {(control) => (
              <Input
                {...control}
                {...kind}
                name={name}
                disabled={needless}
                onChange={() => {
                  setErrors(({ [name]: _, ...others }) => others);
                  setTaken(false);
                }}
              />
            )}
          </Field>
        );
      })}
      <Field label={t("company")} required>
        {(control) => (
          <Select {...control} name="companyId">
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox checked={keycloak} onChange={(event) => setKeycloak(event.target.checked)} label={t("keycloak")} />
      <p role="alert" className="text-data font-medium text-no empty:hidden">
        {taken ? t("exists") : null}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{common("cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t("add")}
        </Button>
      </div>
    </form>
  );
}

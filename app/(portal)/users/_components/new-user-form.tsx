"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
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
  const said = (word: string) => {
    const weakness = weak.find((one) => one === word);
    if (weakness) return password(weakness);
    return t(`error.${known.find((one) => one === word) ?? "other"}`, { most: longestName });
  };
  const formId = useId();
  const [keycloak, setKeycloak] = useState(false);
  const [taken, setTaken] = useState(false);
  const draft = useDraft({
    id: noticeId,
    first: { name: "", email: "", password: "", companyId: String(companies[0]?.id ?? "") },
    word: said,
    send: async ({ companyId, ...user }) => {
      setTaken(false);
      const password = keycloak ? "" : user.password;
      const body = { user: { ...user, password, companyId: Number(companyId) }, useKeycloak: keycloak };
      const { userId } = await call("post", "/users/add", { body });
      toast.success(t("added", { name: user.name }), { id: noticeId });
      onAdded(userId);
    },
    refusal: ({ code }) => {
      setTaken(code === "user-exists");
      if (code !== "user-exists") return common("error");
      document.getElementById(formId)?.querySelector("input")?.focus();
      return null;
    },
  });
  return (
    <form {...draft.form} id={formId} onInput={() => setTaken(false)} className="grid gap-2.5">
      {fields.map(({ name, ...kind }) => {
        const needless = name === "password" && keycloak;
        return (
          <DraftField
            key={name}
            {...kind}
            draft={draft}
            name={name}
            label={t(`field.${name}`)}
            required={!needless}
            disabled={needless}
            hint={name === "password" ? t("passwordHint") : undefined}
          />
        );
      })}
      <DraftField draft={draft} name="companyId" label={t("company")} required>
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </DraftField>
      <Checkbox checked={keycloak} onChange={(event) => setKeycloak(event.target.checked)} label={t("keycloak")} />
      <p role="alert" className="text-data font-medium text-no empty:hidden">
        {taken ? t("exists") : null}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{common("cancel")}</Button>
        <Button type="submit" variant="primary" busy={draft.busy}>
          {t("add")}
        </Button>
      </div>
    </form>
  );
}

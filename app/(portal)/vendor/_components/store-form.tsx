"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { judgeIban, judgeRegistration, judgeVat, type CheckWord } from "@/lib/domains/vendors/checks";
import type { Country } from "@/lib/domains/vendors/countries";
import { longest, storeFaults, type StoreFacts, type StoreField } from "@/lib/domains/vendors/rules";

interface Props {
  first: StoreFacts;
  countries: readonly Country[];
  /** Where the conditions of sale are read. */
  conditions: string;
  again: boolean;
  onCancel: () => void;
}

const own = ["postal-code", "country", "phone", "accept"] as const;

/** The form of a store; what was typed stays until it has arrived. */
export function StoreForm({ first, countries, conditions, again, onCancel }: Props) {
  const t = useTranslations("vendors");
  const router = useRouter();
  const draft = useDraft({
    id: "vendor",
    first: { ...first, accept: "" },
    check: ({ accept, ...store }) => ({ ...storeFaults(store), ...(accept === "yes" ? {} : { accept: "accept" }) }),
    word: (code, name) => {
      if (code === "store-exists") return t("form.exists");
      if (code === "too-long" && name !== "accept") return t("fault.too-long", { most: longest[name] });
      const known = own.find((one) => one === code);
      return known ? t(`fault.${known}`) : null;
    },
    send: async ({ accept: _, ...store }) => {
      await call("post", "/vendor/register", { body: { ...store, accept: true } });
      toast.success(t("form.sent"), { id: "vendor" });
      router.refresh();
      window.scrollTo({ top: 0 });
    },
    refusal: ({ code }, mark) => {
      if (code === "store-exists") return mark({ storeName: code });
      if (code !== "already-vendor") return t("form.failed");
      router.refresh();
      return t("form.already");
    },
  });
  const { values } = draft;
  const hint = (word: CheckWord, usual?: string) =>
    word === "wrong-key" || word === "other-company" ? (
      <span className="text-unknown">{t(`check.${word}`)}</span>
    ) : (
      usual
    );
  const field = (
    name: StoreField,
    more: Omit<Parameters<typeof DraftField<typeof values>>[0], "draft" | "name" | "label"> = {},
  ) => <DraftField draft={draft} name={name} label={t(`field.${name}`)} {...more} />;
  return (
    <DraftForm
      draft={draft}
      label={t("form.title")}
      submit={t(again ? "form.again" : "form.send")}
      onCancel={onCancel}
      className="grid max-w-180 gap-4"
    >
      <Card title={t("form.store")}>
        <div className="grid gap-3">{field("storeName", { required: true, hint: t("form.nameHint") })}</div>
      </Card>
      <Card title={t("form.contact")}>
        <div className="grid gap-3 sm:grid-cols-2">
          {field("adress1", { required: true, autoComplete: "address-line1", className: "sm:col-span-2" })}
          {field("adress2", { autoComplete: "address-line2", className: "sm:col-span-2" })}
          {field("postalCode", { required: true, autoComplete: "postal-code" })}
          {field("city", { autoComplete: "address-level2" })}
          {field("country", {
            required: true,
            children: [
              <option key="" value="">
                {t("form.choose")}
              </option>,
              ...countries.map(({ ISOcode2, label }) => (
                <option key={ISOcode2} value={ISOcode2}>
                  {label}
                </option>
              )),
            ],
          })}
          {field("phoneNumber", { required: true, type: "tel", autoComplete: "tel" })}
          {field("email", { type: "email", autoComplete: "email", className: "sm:col-span-2" })}
        </div>
      </Card>
      <Card title={t("form.legal")}>
        <p className="mb-3 text-data text-ink-2">{t("form.legalHint")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {field("registration", { hint: hint(judgeRegistration(values), t("form.registrationHint")) })}
          {field("vatNumber", { hint: hint(judgeVat(values)) })}
          {field("iban", { hint: hint(judgeIban(values), t("form.ibanHint")), className: "sm:col-span-2" })}
        </div>
      </Card>
      <div>
        <p>
          <a href={conditions} target="_blank" rel="noreferrer" className="reach text-accent underline">
            {t("form.read")}
          </a>
        </p>
        <Checkbox
          name="accept"
          checked={values.accept === "yes"}
          aria-invalid={draft.fault("accept") ? true : undefined}
          aria-describedby="accept-fault"
          onChange={({ target }) => draft.set({ accept: target.checked ? "yes" : "" })}
          label={t("form.accept")}
        />
        <p id="accept-fault" aria-live="polite" className="text-data font-medium text-no">
          {draft.fault("accept")}
        </p>
      </div>
    </DraftForm>
  );
}

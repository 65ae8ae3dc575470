"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";
import type { CurrentCustomer, Customer, VehicleToLink } from "@/lib/domains/customers/schema";
import { readCountry } from "@/lib/shared/country";
import { CompanySearch } from "./company-search";
import { customerFields, FormField } from "./form-field";
import { saveCustomer, type CardDraft, type CardInfo } from "./save-customer";

interface Props {
  /** The card to change; a new customer without it. */
  customer?: Customer;
  vehicle?: VehicleToLink | null;
  onSaved: (customer: CurrentCustomer) => void;
  onCancel: () => void;
}

/** What the register of companies fills in; what it does not know stays as it was typed. */
const registerFields = ["company", "siren", "vatNumber", "address", "postalCode", "city", "country"] as const;

const known = new Set([
  "required",
  "too-long",
  "email",
  "phone",
  "country",
  "siren",
  "vat-number",
  "postal-code",
  "characters",
]);

/** What stands on the card at first; lists show their first option. */
function cardOf(customer: Customer | undefined, { company, title }: Pick<CardInfo, "company" | "title">): CardInfo {
  const info: Partial<Record<string, string | null>> = { ...customer?.info };
  info.country = readCountry(info.country ?? "FR") ?? info.country;
  const shown = { ...info, company: info.company || company, title: info.title || title };
  return Object.fromEntries(customerFields.map(({ name }) => [name, shown[name as "company"] ?? ""])) as CardInfo;
}

/** The card of a customer. Every mistake stands beside its field, the first one gets the focus. */
export function CustomerForm({ customer, vehicle = null, onSaved, onCancel }: Props) {
  const t = useTranslations("customers");
  const common = useTranslations("common");
  const locale = useLocale();
  const draft = useDraft<CardDraft>({
    first: { ...cardOf(customer, { company: t("private"), title: t("titles.mrs") }), linkVehicle: true },
    word: (code) => t(`error.${(known.has(code) ? code : "other") as "required"}`),
    send: async ({ linkVehicle, ...info }) => {
      const target = { customerId: customer?.id ?? null, vehicle: linkVehicle ? vehicle : null };
      const saved = await saveCustomer(info, target);
      toast.say(t(customer ? "saved" : "created"));
      onSaved(saved);
    },
    refusal: ({ code }) => t(code === "vehicle-taken" ? "link.vehicle-taken" : "saveFailed"),
  });
  const fillIn = (company: CompanyOfRegister) => {
    const told = registerFields.filter((name) => company[name]);
    draft.set(Object.fromEntries(told.map((name) => [name, company[name] ?? ""])));
  };
  return (
    <form {...draft.form} className="grid grid-cols-6 gap-x-3 gap-y-2.5">
      <CompanySearch onChoose={fillIn} />
      {customerFields.map((field) => (
        <FormField key={field.name} draft={draft} field={field} locale={locale} />
      ))}
      {vehicle ? (
        <Checkbox
          name="linkVehicle"
          checked={draft.values.linkVehicle}
          onChange={(event) => draft.set({ linkVehicle: event.target.checked })}
          className="col-span-6"
          label={t("linkThis", { vehicle: [vehicle.brand, vehicle.model, vehicle.immat].filter(Boolean).join(" ") })}
        />
      ) : null}
      <p role="status" className="col-span-6 min-h-5 text-data text-no">
        {draft.faulty > 0 ? t("fix", { count: draft.faulty }) : null}
      </p>
      <div className="col-span-6 flex justify-end gap-2">
        <Button onClick={onCancel}>{common("cancel")}</Button>
        <Button type="submit" variant="primary" busy={draft.busy}>
          {customer ? common("save") : t("create")}
        </Button>
      </div>
    </form>
  );
}

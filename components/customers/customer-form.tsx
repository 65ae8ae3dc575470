"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";
import type { CurrentCustomer, Customer } from "@/lib/domains/customers/schema";
import type { VehicleToLink } from "@/lib/domains/customers/schema";
import { CompanySearch } from "./company-search";
import { customerFields, FormField } from "./form-field";
import { saveCustomer, type FieldErrors } from "./save-customer";

interface Props {
  /** The card to change; a new customer without it. */
  customer?: Customer;
  vehicle?: VehicleToLink | null;
  onSaved: (customer: CurrentCustomer) => void;
  onCancel: () => void;
}

/** What the register of companies fills in; what it does not know stays as it was typed. */
const registerFields = ["company", "siren", "vatNumber", "address", "postalCode", "city", "country"] as const;

/** The card of a customer. Every mistake stands beside its field, the first one gets the focus. */
export function CustomerForm({ customer, vehicle = null, onSaved, onCancel }: Props) {
  const t = useTranslations("customers");
  const common = useTranslations("common");
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const first: Partial<Record<string, string | null>> = {
    country: "FR",
    ...customer?.info,
    company: customer?.info.company || t("private"),
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    // One key per attempt as it was filled in: a double click makes one customer.
    const key = (attempt.current ||= crypto.randomUUID());
    setBusy(true);
    const result = await saveCustomer(values, { customerId: customer?.id ?? null, vehicle, key });
    setBusy(false);
    attempt.current = "";
    if (result.outcome === "saved") {
      toast.success(t(customer ? "saved" : "created"));
      return onSaved(result.customer);
    }
    if (result.outcome === "failed" && result.code === "offline") return sayOffline();
    if (result.outcome === "failed")
      return void toast.error(result.code === "vehicle-taken" ? t("link.vehicle-taken") : t("saveFailed"));
    setErrors(result.errors);
    const [wrong] = customerFields.filter(({ name }) => result.errors[name]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  };

  const fillIn = (company: CompanyOfRegister) => {
    const told = registerFields.filter((name) => company[name]);
    for (const name of told) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = company[name] ?? "";
    }
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !told.some((one) => one === name))));
  };

  const wrongs = Object.keys(errors).length;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-6 gap-x-3 gap-y-2.5">
      <CompanySearch onChoose={fillIn} />
      {customerFields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={first[field.name] ?? ""}
          error={errors[field.name]}
          locale={locale}
          onChange={() => setErrors(({ [field.name]: _, ...others }) => others)}
        />
      ))}
      {vehicle ? (
        <Checkbox
          name="linkVehicle"
          defaultChecked
          className="col-span-6"
          label={t("linkThis", { vehicle: [vehicle.brand, vehicle.model, vehicle.immat].filter(Boolean).join(" ") })}
        />
      ) : null}
      <p role="status" className="col-span-6 min-h-5 text-data text-no">
        {wrongs > 0 ? t("fix", { count: wrongs }) : null}
      </p>
      <div className="col-span-6 flex justify-end gap-2">
        <Button onClick={onCancel}>{common("cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {customer ? common("save") : t("create")}
        </Button>
      </div>
    </form>
  );
}

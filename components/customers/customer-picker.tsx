"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCombobox, type Combobox } from "@/components/page/use-combobox";
import { cn } from "@/components/ui/cn";
import { InputBox } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { businessName, customerLabel, personName } from "@/lib/domains/customers/rules";
import type { CurrentCustomer, CustomerRow } from "@/lib/domains/customers/schema";
import { useCustomerSearch } from "./use-customer-search";

interface Props {
  current: CurrentCustomer | null;
  onPick: (customer: CustomerRow) => void;
}

/** A search field over a list of customers: arrows move, Enter chooses. */
export function CustomerPicker({ current, onPick }: Props) {
  const t = useTranslations("customers");
  const [search, setSearch] = useState("");
  const { customers, state, search: answered } = useCustomerSearch(search);
  const box = useCombobox({
    ...{ count: customers.length, of: customers, start: 0, pointerOnly: answered !== search, stands: true },
    onChoose: (index) => customers[index] && onPick(customers[index]),
  });
  return (
    <div className="grid gap-2">
      <InputBox
        {...box.field}
        data-autofocus
        aria-label={t("searchLabel")}
        placeholder={t("search")}
        value={search}
        maxLength={200}
        boxClassName="h-10"
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="text-data text-ink-3">
        {state === "failed" ? t("loadFailed") : state === "ready" ? t("found", { count: customers.length }) : " "}
      </p>
      <div {...box.list} hidden={false} aria-label={t("title")} className="max-h-80 min-h-40 overflow-y-auto">
        {customers.map((customer, index) => (
          <Option
            key={customer.id}
            customer={customer}
            selected={customer.id === current?.id}
            option={box.option(index)}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  customer: CustomerRow;
  selected: boolean;
  option: ReturnType<Combobox["option"]>;
}

function Option({ customer, selected, option }: OptionProps) {
  const t = useTranslations("customers");
  const person = businessName(customer) ? personName(customer) : customer.firstname;
  const vehicles = customer.vehicles
    .map(({ immat, brand, model }) => [immat, brand, model].filter(Boolean).join(" "))
    .join(" · ");
  return (
    <ListOption
      {...option}
      selected={selected}
      layout={cn("min-h-11 flex-col justify-center py-1", selected && "font-strong")}
    >
      <span className="wrap-anywhere">
        <bdi>{customerLabel(customer) || t("unnamed")}</bdi>
        {person ? <span className="text-ink-2"> · {person}</span> : null}
      </span>
      <span className="text-data wrap-anywhere text-ink-3">
        {[customer.city, vehicles].filter(Boolean).join(" · ")}
      </span>
    </ListOption>
  );
}

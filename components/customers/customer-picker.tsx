"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type KeyboardEvent } from "react";
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
  const [at, setAt] = useState({ of: customers, index: 0 });
  const listId = useId();
  const active = at.of === customers ? at.index : 0;
  const chosen = customers[active];
  const moveTo = (index: number) =>
    setAt({ of: customers, index: Math.min(Math.max(index, 0), Math.max(customers.length - 1, 0)) });
  // Enter may come before the answer to what was typed: it must not choose from the list before.
  const settled = answered === search;
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) moveTo(active + step);
    else if (event.key !== "Enter") return;
    else if (chosen && settled) onPick(chosen);
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <InputBox
        data-autofocus
        role="combobox"
        aria-label={t("searchLabel")}
        aria-controls={listId}
        aria-expanded={customers.length > 0}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        placeholder={t("search")}
        value={search}
        maxLength={200}
        autoComplete="off"
        boxClassName="h-10"
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onKey}
      />
      <p role="status" className="text-data text-ink-3">
        {state === "failed" ? t("loadFailed") : state === "ready" ? t("found", { count: customers.length }) : " "}
      </p>
      <ul id={listId} role="listbox" aria-label={t("title")} className="max-h-80 min-h-40 overflow-y-auto">
        {customers.map((customer, index) => (
          <Option
            key={customer.id}
            id={`${listId}-${customer.id}`}
            customer={customer}
            active={index === active}
            selected={customer.id === current?.id}
            onPick={() => onPick(customer)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  id: string;
  customer: CustomerRow;
  active: boolean;
  selected: boolean;
  onPick: () => void;
}

function Option({ id, customer, active, selected, onPick }: OptionProps) {
  const t = useTranslations("customers");
  const person = businessName(customer) ? personName(customer) : customer.firstname;
  const vehicles = customer.vehicles
    .map(({ immat, brand, model }) => [immat, brand, model].filter(Boolean).join(" "))
    .join(" · ");
  return (
    <ListOption
      id={id}
      active={active}
      selected={selected}
      onChoose={onPick}
      layout={cn("min-h-11 flex-col justify-center py-1", selected && "font-strong")}
    >
      <span className="truncate">
        <bdi>{customerLabel(customer) || t("unnamed")}</bdi>
        {person ? <span className="text-ink-2"> · {person}</span> : null}
      </span>
      <span className="truncate text-data text-ink-3">{[customer.city, vehicles].filter(Boolean).join(" · ")}</span>
    </ListOption>
  );
}

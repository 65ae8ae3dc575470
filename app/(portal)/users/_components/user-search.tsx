"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useTransition, type KeyboardEvent } from "react";
import { InputBox } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { AdministeredCompany } from "@/lib/domains/admin/users/schema";

const idleMs = 250;

interface Props {
  search: string;
  company: number | null;
  companies: readonly AdministeredCompany[];
}

/** The list follows what is typed; arrow down goes into it. */
export function UserSearch({ search, company, companies }: Props) {
  const t = useTranslations("users");
  const router = useRouter();
  const [pending, start] = useTransition();
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (typed: string, chosen: string) => {
    const query = new URLSearchParams({ ...(typed ? { search: typed } : {}), ...(chosen ? { company: chosen } : {}) });
    start(() => router.replace(`/users?${query}`));
  };
  const chosen = company === null ? "" : String(company);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(typed, chosen), idleMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-user]")?.focus();
  };
  return (
    <search className="mb-3 flex flex-wrap gap-2" aria-busy={pending}>
      <InputBox
        type="search"
        aria-label={t("searchLabel")}
        placeholder={t("search")}
        value={text}
        maxLength={200}
        boxClassName="flex-1 basis-60"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {companies.length > 1 ? (
        <Select
          aria-label={t("company")}
          className="sm:w-60"
          value={chosen}
          onChange={(event) => show(text, event.target.value)}
        >
          <option value="">{t("allCompanies")}</option>
          {companies.map(({ id, name, users }) => (
            <option key={id} value={id}>
              {`${name} (${users})`}
            </option>
          ))}
        </Select>
      ) : null}
    </search>
  );
}

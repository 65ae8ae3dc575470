"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { InputBox } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";
import { formatSiren } from "@/lib/shared/company-number";
import { useCompanies } from "./use-companies";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const isNumber = (text: string) => /^[\d\s.]{9,}$/.test(text.trim());

/** Finds a company in the register by its name or number and hands over what it says; arrows choose, Enter takes. */
export function CompanySearch({ onChoose }: { onChoose: (company: CompanyOfRegister) => void }) {
  const t = useTranslations("customers.register");
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const companies = useCompanies(open ? text : "");
  const shown = open && companies.length > 0;

  const choose = (company: CompanyOfRegister) => {
    setOpen(false);
    setAt(-1);
    setText("");
    setFault("");
    onChoose(company);
    toast.success(t("filled", { company: company.company }), { id: "register" });
  };
  const look = async () => {
    const asked = text.trim();
    if (asked === "") return;
    const [only, ...others] = companies;
    if (!isNumber(asked) && only && others.length === 0) return choose(only);
    if (!isNumber(asked)) return setFault(t("none", { text: asked }));
    setBusy(true);
    try {
      choose(await call("get", "/siren/{number}", { params: { number: asked } }));
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (error.status === 0) sayOffline();
      else if (error.code === "unknown-siren") setFault(t("none", { text: asked }));
      else setFault(t(error.code === "malformed-siren" ? "malformed" : "failed"));
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && shown) setAt((now) => Math.min(Math.max(now + step, -1), companies.length - 1));
    else if (event.key === "Enter") {
      const chosen = shown ? companies[at] : undefined;
      if (chosen) choose(chosen);
      else void look();
    } else if (event.key === "Escape" && shown) {
      event.stopPropagation();
      setOpen(false);
    } else return;
    event.preventDefault();
  };
  return (
    <Field label={t("label")} hint={t("hint")} error={fault} className="relative col-span-6">
      {(control) => (
        <div className="flex gap-2">
          <InputBox
            {...control}
            lead={<Search aria-hidden />}
            boxClassName="flex-1"
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${control.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && at >= 0 ? `${control.id}-${at}` : undefined}
            autoComplete="off"
            maxLength={200}
            value={text}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setText(event.target.value);
              setFault("");
              setAt(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
          <Button busy={busy} onClick={() => void look()}>
            {t("look")}
          </Button>
          <span role="status" className="sr-only">
            {shown ? t("count", { count: companies.length }) : ""}
          </span>
          <ul
            id={`${control.id}-list`}
            role="listbox"
            aria-label={t("list")}
            hidden={!shown}
            className="absolute inset-x-0 top-16 z-30 max-h-64 overflow-y-auto rounded-md border border-line bg-paper p-1 shadow-float"
          >
            {companies.map((company, index) => (
              <CompanyOption
                key={company.siren}
                id={`${control.id}-${index}`}
                company={company}
                active={index === at}
                onChoose={() => choose(company)}
              />
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

interface OptionProps {
  id: string;
  company: CompanyOfRegister;
  active: boolean;
  onChoose: () => void;
}

function CompanyOption({ id, company: { siren, company, city, active: works }, active, onChoose }: OptionProps) {
  const t = useTranslations("customers.register");
  return (
    <ListOption id={id} active={active} onChoose={onChoose} layout="num min-h-8 flex-wrap items-center gap-x-3 py-1">
      <bdi className="font-strong">{company}</bdi>
      <span className="text-data text-ink-3">
        {[formatSiren(siren), city, works ? null : t("ceased")].filter(Boolean).join(" · ")}
      </span>
    </ListOption>
  );
}

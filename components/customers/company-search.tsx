"use client";

import { Search } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { OptionList } from "@/components/page/option-list";
import { useAction } from "@/components/page/use-action";
import { useCombobox, type Combobox } from "@/components/page/use-combobox";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { InputBox } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { CompanyOfRegister } from "@/lib/domains/customers/register/schema";
import { formatSiren } from "@/lib/shared/company-number";
import { askCompanies, useCompanies } from "./use-companies";

const isNumber = (text: string) => /^[\d\s.]{9,}$/.test(text.trim());

/** Finds a company in the register by its name or number and hands over what it says; arrows choose, Enter takes. */
export function CompanySearch({ onChoose }: { onChoose: (company: CompanyOfRegister) => void }) {
  const t = useTranslations("customers.register");
  const [text, setText] = useState("");
  const opened = useState(false);
  const [fault, setFault] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const companies = useCompanies(opened[0] ? text : "");

  const choose = (company: CompanyOfRegister) => {
    box.close();
    setText("");
    setFault("");
    onChoose(company);
    toast.say(t("filled", { company: company.company }), { id: "register" });
  };
  const refusal = ({ code }: CallProblem) =>
    code === "unknown-siren"
      ? t("none", { text: text.trim() })
      : t(code === "malformed-siren" ? "malformed" : "failed");
  const { busy, run } = useAction(refusal, { tell: setFault });
  const look = async () => {
    const asked = text.trim();
    if (asked === "") {
      field.current?.focus();
      return setFault(t("empty"));
    }
    await run(async () => {
      if (isNumber(asked)) return choose(await call("get", "/siren/{number}", { params: { number: asked } }));
      const [only, ...others] = await askCompanies(asked);
      if (!only) return setFault(t("none", { text: asked }));
      if (others.length === 0) return choose(only);
      setFault(t("several", { count: others.length + 1 }));
      field.current?.focus();
      box.open();
    });
  };
  const box = useCombobox({
    ...{ count: companies.length, opened },
    onChoose: (index) => companies[index] && choose(companies[index]),
    onKey: (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      void look();
    },
  });
  return (
    <Field label={t("label")} hint={t("hint")} error={fault} className="relative col-span-6">
      {(control) => (
        <div className="flex gap-2">
          <InputBox
            {...control}
            ref={field}
            lead={<Search />}
            boxClassName="flex-1"
            {...box.field}
            {...box.frame}
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setFault("");
              box.open();
            }}
          />
          <Button busy={busy} onClick={() => void look()}>
            {t("look")}
          </Button>
          <OptionList
            {...{ box, label: t("list"), className: "top-16 max-h-64" }}
            said={box.shown ? t("count", { count: companies.length }) : ""}
          >
            {companies.map((company, index) => (
              <CompanyOption key={company.siren} company={company} option={box.option(index)} />
            ))}
          </OptionList>
        </div>
      )}
    </Field>
  );
}

interface OptionProps {
  company: CompanyOfRegister;
  option: ReturnType<Combobox["option"]>;
}

function CompanyOption({ company: { siren, company, city, active }, option }: OptionProps) {
  const t = useTranslations("customers.register");
  return (
    <ListOption {...option} layout="num min-h-8 flex-wrap items-center gap-x-3 py-1">
      <bdi className="font-strong">{company}</bdi>
      <span className="text-data text-ink-3">
        {[formatSiren(siren), city, active ? null : t("ceased")].filter(Boolean).join(" · ")}
      </span>
    </ListOption>
  );
}

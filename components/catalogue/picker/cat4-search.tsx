"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { call } from "@/lib/api/client";
import type { Cat4Part } from "@/lib/domains/catalogue/search/cat4/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { SuggestField } from "../search/suggest-field";
import type { SuggestionOption } from "../search/suggestion-options";
import { useAnswers, type Ask } from "../search/use-answers";
import { useModelParts } from "./use-model-parts";

const ask: Ask<Cat4Part[]> = (q, lang, signal) =>
  call("get", "/completion/cat4/{q}", { params: { q }, query: { lang }, signal });

interface Props {
  base: string;
  /** Make and model, such as Renault Clio III. */
  model: string;
}

/** The search of any part of the catalogue by its name, with its place in the tree; parts of the model come first. */
export function Cat4Search({ base, model }: Props) {
  const t = useTranslations("catalogue.cat4");
  const lang = useLocale();
  const { go } = useGo();
  const [text, setText] = useState("");
  const found = useAnswers("cat4", text, lang, ask);
  const { held, load } = useModelParts(model, lang);
  const isMissing = ({ id }: Cat4Part) => held !== null && !held.has(id);

  const option = (part: Cat4Part): SuggestionOption => {
    const { id: itemId, label, familyId: family, family: branch, subFamilyId: subFamily, subFamily: twig } = part;
    const way = `${branch} › ${twig}`;
    return {
      group: "genarts",
      text: label,
      detail: isMissing(part) ? t("missing", { way }) : way,
      href: vehiclePlace(base, { kind: "item", family, subFamily, categoryId: part.categoryId, itemId }),
    };
  };
  const options = found && [...found.filter((part) => !isMissing(part)), ...found.filter(isMissing)].map(option);
  return (
    <SuggestField
      label={t("label")}
      submitLabel={t("submit")}
      text={text}
      onText={setText}
      onFocus={load}
      options={options}
      onChoose={({ href }) => go(href)}
      onSearch={() => {
        const [first] = options ?? [];
        if (first) go(first.href);
      }}
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useGo } from "@/components/page/use-go";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Field } from "@/components/ui/field";
import { FileField } from "@/components/uploads/file-field";
import { toast } from "@/components/ui/toast-store";
import { longestName, nameOf } from "@/lib/domains/catalogue/custom/rules";
import { FamilyChoice, type Family } from "./family-choice";
import { saveSearch } from "./save-search";

const told = ["name-taken", "not-a-picture", "picture-too-large", "pictures-busy"] as const;
const pictures = "image/jpeg,image/png,image/webp,image/gif";

interface Typed {
  name: string;
  image: File | null;
  genarts: Family[];
}

/** A search's name, picture and families; saving is not possible without a family. */
export function SearchForm({ search }: { search: { name: string; genarts: Family[] } | null }) {
  const t = useTranslations("social.form");
  const { go, going } = useGo();
  const draft = useDraft<Typed>({
    first: { name: search?.name ?? "", image: null, genarts: search?.genarts ?? [] },
    check: ({ name }) => (nameOf(name) === null ? { name: "required" } : {}),
    word: (code) => (code === "required" ? t("nameMissing") : null),
    send: async ({ name: typed, genarts, image }) => {
      const name = nameOf(typed) ?? "";
      await saveSearch({ name, genarts, image, oldname: search?.name ?? null });
      toast.say(t(search ? "changed" : "added", { name }));
      go("/social");
    },
    refusal: ({ code }) => t(told.find((one) => one === code) ?? "failed"),
  });
  const { genarts } = draft.values;
  return (
    <DraftForm
      draft={draft}
      submit={t("save")}
      going={going}
      disabled={genarts.length === 0}
      className="grid max-w-160 gap-4"
    >
      <DraftField draft={draft} name="name" label={t("name")} required maxLength={longestName} autoComplete="off" />
      <Field label={t("image")} hint={t("imageHint")}>
        {(control) => <FileField control={control} accept={pictures} onChoose={(image) => draft.set({ image })} />}
      </Field>
      <FamilyChoice chosen={genarts} onChange={(chosen) => draft.set({ genarts: chosen })} />
    </DraftForm>
  );
}

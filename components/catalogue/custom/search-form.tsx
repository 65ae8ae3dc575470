"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { fileClasses } from "@/components/ui/control-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import { longestName, nameOf } from "@/lib/domains/catalogue/custom/rules";
import { FamilyChoice, type Family } from "./family-choice";
import { saveSearch } from "./save-search";

const told = ["name-taken", "not-a-picture", "picture-too-large", "pictures-busy"] as const;
const pictures = "image/jpeg,image/png,image/webp,image/gif";

/** A search's name, picture and families; saving is not possible without a family. */
export function SearchForm({ search }: { search: { name: string; genarts: Family[] } | null }) {
  const t = useTranslations("social.form");
  const { go } = useGo();
  const [name, setName] = useState(search?.name ?? "");
  const [image, setImage] = useState<File | null>(null);
  const [genarts, setGenarts] = useState<Family[]>(search?.genarts ?? []);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const kept = nameOf(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (kept === null || genarts.length === 0) return;
    setBusy(true);
    try {
      await saveSearch({ name: kept, genarts, image, oldname: search?.name ?? null });
      toast.success(t(search ? "changed" : "added", { name: kept }));
      go("/social");
    } catch (error) {
      const code = told.find((one) => error instanceof CallProblem && error.code === one);
      toast.error(t(code ?? "failed"));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-160 gap-4">
      <Field label={t("name")} required error={shown && kept === null ? t("nameMissing") : null}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("image")} hint={t("imageHint")}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={pictures}
            className={fileClasses}
            onChange={(event) => setImage(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <FamilyChoice chosen={genarts} onChange={setGenarts} />
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={genarts.length === 0}
        className="justify-self-start"
      >
        {t("save")}
      </Button>
    </form>
  );
}

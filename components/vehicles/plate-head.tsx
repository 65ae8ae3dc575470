"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Segmented } from "@/components/ui/segmented";
import type { PlateField } from "./plate-input";
import { PlatePicture } from "./plate-picture";

interface PlateHeadProps {
  label: ReactNode;
  fields: readonly PlateField[];
  field: PlateField;
  onField: (field: PlateField) => void;
  onPicture: (field: PlateField, plate: string) => void;
}

/** Above the plate: its country where the reader has more than one, and the reading of a plate from a picture. */
export function PlateHead({ label, fields, field, onField, onPicture }: PlateHeadProps) {
  const t = useTranslations("vehicles");
  return (
    <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5">
      {label}
      {fields.length > 1 ? (
        <Segmented
          legend={t("plateType")}
          name="plate-type"
          options={fields.map((value) => ({ value, label: t(`plateTypes.${value}`) }))}
          value={field}
          onChange={onField}
        />
      ) : null}
      {fields.includes("immat") ? (
        <span className="ms-auto">
          <PlatePicture fields={fields} onChoose={onPicture} />
        </span>
      ) : null}
    </div>
  );
}

import { useTranslations } from "next-intl";
import { Trash2 } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readQuantity } from "@/lib/domains/cart/rules";
import type { WorkPackage } from "@/lib/domains/packages/schema";
import { usePartName } from "./use-part-name";

/** A part of the package by its place, and how many as typed. */
export interface TypedPart {
  at: number;
  quantity: string;
}

interface Props {
  kept: WorkPackage;
  parts: readonly TypedPart[];
  /** What is said where a quantity is none. */
  fault: string | null;
  onChange: (parts: readonly TypedPart[]) => void;
}

/** The parts of a package with their quantities; one that no catalogue knows any more says so. */
export function PartFields({ kept, parts, fault, onChange }: Props) {
  const t = useTranslations("packages");
  const cart = useTranslations("cart");
  const columns = useTranslations("repair.parts.column");
  const nameOf = usePartName();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-lead font-semibold">{t("parts")}</legend>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper">
        {parts.map(({ at, quantity }) => {
          const part = kept.parts[at];
          if (!part) return null;
          const name = nameOf(part);
          return (
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-3 px-4 py-2 wrap-anywhere">
              <p className="self-center">
                <span className="font-strong">{part.gone ? t("gone", { names: name }) : name}</span>
                <span className="block text-data text-ink-3">{part.brand}</span>
              </p>
              <Field label={columns("quantity")} error={readQuantity(quantity) === null ? fault : null}>
                {(control) => (
                  <Input
                    {...control}
                    name="parts"
                    inputMode="numeric"
                    maxLength={4}
                    className="num"
                    aria-label={cart("quantityOf", { article: name })}
                    value={quantity}
                    onChange={({ target }) =>
                      onChange(parts.map((one) => (one.at === at ? { at, quantity: target.value } : one)))
                    }
                  />
                )}
              </Field>
              <IconButton
                label={cart("remove", { article: name })}
                onClick={() => onChange(parts.filter((one) => one.at !== at))}
              >
                <Trash2 />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { importFields } from "@/lib/domains/stock/imports/headers";

interface Props {
  headers: readonly string[];
  columns: readonly string[];
  onChange: (columns: string[]) => void;
}

/** What each column of the file is; remembered for the next file. */
export function ColumnFields({ headers, columns, onChange }: Props) {
  const t = useTranslations("stock.import");
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-strong">{t("columns")}</legend>
      {headers.map((header, at) => (
        <Field key={at} label={header || t("column", { number: at + 1 })}>
          {(control) => (
            <Select
              {...control}
              value={columns[at] ?? ""}
              onChange={({ target }) =>
                onChange(headers.map((_, place) => (place === at ? target.value : (columns[place] ?? ""))))
              }
            >
              <option value="">{t("leaveOut")}</option>
              {importFields.map((field) => (
                <option key={field} value={field}>
                  {t(`field.${field}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}

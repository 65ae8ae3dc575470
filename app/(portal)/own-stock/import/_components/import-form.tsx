"use client";

import { useTranslations } from "next-intl";
import { useState, type SyntheticEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-store";
import { FileButton } from "@/components/uploads/file-button";
import { call, type CallProblem } from "@/lib/api/client";
import { ColumnFields } from "./column-fields";

const told = [
  "not-a-sheet",
  "old-workbook",
  "sheet-too-large",
  "too-many-rows",
  "too-many-columns",
  "cell-too-long",
  "empty-file",
  "body-too-large",
] as const;

const accepted =
  ".csv,.txt,.tsv,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface Unknown {
  headers: string[];
  columns: string[];
}

/** A file, the group that it is for, and where its headers are not known what each column is. */
export function ImportForm({ groups }: { groups: readonly { id: number; name: string }[] }) {
  const t = useTranslations("stock.import");
  const { go, going } = useGo();
  const [file, setFile] = useState<File | null>(null);
  const [group, setGroup] = useState(String(groups[0]?.id ?? ""));
  const [unknown, setUnknown] = useState<Unknown | null>(null);
  const refusal = ({ code, extra }: CallProblem) => {
    if (code === "columns-unknown") {
      setUnknown({ headers: extra.headers as string[], columns: extra.columns as string[] });
      return t("columnsUnknown");
    }
    const known = told.find((one) => one === code);
    return known ? t(`refused.${known}`) : t("failed");
  };
  const { busy, run } = useAction(refusal, { id: "import" });

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!file) return;
    void run(async () => {
      const columns = unknown ? { columns: JSON.stringify(unknown.columns) } : {};
      const { id } = await call("post", "/stock-imports", { form: { stockGroup: group, file, ...columns } });
      go(`/own-stock/import/${id}`);
    });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setUnknown(null);
  };

  return (
    <form onSubmit={send} aria-label={t("title")} className="grid max-w-160 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          accept={accepted}
          choice={t("file")}
          onChoose={choose}
          onRefuse={() => toast.error(t("refused.not-a-sheet"), { id: "import" })}
        >
          {t("choose")}
        </FileButton>
        <span className="wrap-anywhere">{file ? <bdi>{file.name}</bdi> : t("noFile")}</span>
      </div>
      {groups.length > 1 ? (
        <Field label={t("group")}>
          {(control) => (
            <Select {...control} name="stockGroup" value={group} onChange={({ target }) => setGroup(target.value)}>
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {unknown ? (
        <ColumnFields
          headers={unknown.headers}
          columns={unknown.columns}
          onChange={(columns) => setUnknown({ ...unknown, columns })}
        />
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={busy || going} disabled={!file}>
          {t("preview")}
        </Button>
      </div>
    </form>
  );
}

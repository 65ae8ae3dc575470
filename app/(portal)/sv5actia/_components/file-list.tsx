import { ClientMessages } from "@/components/page/client-messages";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { listStatsFiles } from "@/lib/domains/stats/files/queries";
import type { Scope } from "@/lib/domains/stats/scopes";
import type { Actor } from "@/lib/platform/actor";
import { chartWords } from "./chart-words";
import { FileButton } from "./file-button";

/** The files of the months that are over. */
export async function FileList({ actor, scope }: { actor: Actor; scope: Scope }) {
  const [{ t, number, month }, files] = await Promise.all([chartWords(), listStatsFiles(actor, { scope })]);
  return (
    <section aria-labelledby="files-title" className="no-print grid min-w-0 gap-2">
      <h2 id="files-title" className="text-sub font-semibold">
        {t("files.title")}
      </h2>
      {files.length === 0 ? (
        <p className="text-ink-2">{t("files.none")}</p>
      ) : (
        <ClientMessages of={["stats.files"]}>
          <Table caption={t("files.title")} boxClassName="max-h-100 overflow-y-auto">
            <thead>
              <tr>
                <Th>{t("column.month")}</Th>
                <Th>{t("files.kind")}</Th>
                <Th align="end">{t("files.lines")}</Th>
                <Th align="end">{t("files.file")}</Th>
              </tr>
            </thead>
            <tbody>
              {files.map(({ filename, kind, month: iso, lines }) => (
                <Tr key={filename}>
                  <Td>{month(iso)}</Td>
                  <Td>{t(`files.of.${kind}`)}</Td>
                  <Td align="end">{number(lines)}</Td>
                  <Td align="end">
                    <FileButton filename={filename} scope={scope} />
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </ClientMessages>
      )}
    </section>
  );
}

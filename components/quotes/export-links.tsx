import { getTranslations } from "next-intl/server";

const formats = [
  { format: "json", name: "JSON" },
  { format: "csv", name: "CSV" },
  { format: "cii", name: "CII (EN 16931)" },
] as const;

/** An accepted quote as files that other programs read. */
export async function ExportLinks({ quoteId }: { quoteId: number }) {
  const t = await getTranslations("quotes");
  return (
    <nav aria-labelledby="export" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id="export" className="text-data text-ink-2">
        {t("otherProgram")}
      </h2>
      {formats.map(({ format, name }) => (
        <a key={format} href={`/api/quote/${quoteId}/export?format=${format}`} className="reach text-accent underline">
          {name}
        </a>
      ))}
    </nav>
  );
}

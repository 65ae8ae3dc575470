import { getTranslations } from "next-intl/server";
import { isNamed } from "@/lib/domains/quotes/export/rules";

const formats = [
  { format: "json", name: "JSON" },
  { format: "csv", name: "CSV" },
  { format: "cii", name: "CII (EN 16931)" },
  { format: "facturx", name: "Factur-X (PDF)" },
] as const;

/** An accepted quote as files that other programs read; Factur-X where the seller has the number that it asks for. */
export async function ExportLinks({ quoteId, seller }: { quoteId: number; seller: Parameters<typeof isNamed>[0] }) {
  const t = await getTranslations("quotes");
  return (
    <nav aria-labelledby="export" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id="export" className="text-data text-ink-2">
        {t("otherProgram")}
      </h2>
      {formats
        .filter(({ format }) => format !== "facturx" || isNamed(seller))
        .map(({ format, name }) => (
          <a
            key={format}
            href={`/api/quote/${quoteId}/export?format=${format}`}
            className="reach text-accent underline"
          >
            {name}
          </a>
        ))}
    </nav>
  );
}

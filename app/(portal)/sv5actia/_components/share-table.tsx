import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Share } from "@/lib/domains/stats/dashboard/queries/list-shares";
import { chartWords } from "./chart-words";

interface Props {
  caption: string;
  level: "makes" | "models" | "ktypes";
  rows: readonly Share[];
  hrefOf: (row: Share) => string | null;
}

/** Shares with a bar beside each: a table that is a drawing too. */
export async function ShareTable({ caption, level, rows, hrefOf }: Props) {
  const { t, number, percent } = await chartWords();
  const most = Math.max(...rows.map((row) => row.percent), 0.01);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th>{t(`column.${level}`)}</Th>
          {level === "ktypes" ? <Th align="end">ktype</Th> : null}
          <Th align="end">{t("column.nb")}</Th>
          <Th align="end">{t("column.percent")}</Th>
          <Th className="w-2/5 max-md:hidden">
            <span className="sr-only">{t("column.bar")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const href = hrefOf(row);
          return (
            <Tr key={row.id}>
              <Td className="wrap-anywhere">
                {href ? (
                  <Link
                    href={href}
                    prefetch={false}
                    className="inline-flex min-h-6 items-center touch:min-h-11 touch:min-w-11 text-accent hover:underline"
                  >
                    <bdi>{row.name}</bdi>
                  </Link>
                ) : (
                  <bdi>{row.name}</bdi>
                )}
              </Td>
              {level === "ktypes" ? <Td align="end">{row.id}</Td> : null}
              <Td align="end">{number(row.nb)}</Td>
              <Td align="end">{percent(row.percent)}</Td>
              <Td className="max-md:hidden">
                <svg
                  aria-hidden
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="h-2 w-full text-accent rtl:-scale-x-100"
                >
                  <rect width={(row.percent / most) * 100} height="8" fill="currentColor" />
                </svg>
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { compareTyres, measuresOf, toleratedPercent, type TypedSize } from "@/lib/domains/tyres/compare/rules";
import { sizeText } from "@/lib/domains/tyres/size/rules";
import { withQuery } from "@/lib/shared/address";

interface Props {
  from: TypedSize;
  to: TypedSize;
  /** The reader may look for tyres. */
  searches: boolean;
}

const marked = (size: TypedSize): string =>
  [sizeText(size), [size.load, size.speed].filter((one) => one !== null).join("")].filter(Boolean).join(" ");

/** Whether a size may stand in for another, by its measures, and everything that changes with it. */
export function TyreVerdict({ from, to, searches }: Props) {
  const t = useTranslations("portal-pages.tyres");
  const format = useFormat();
  const compared = compareTyres(from, to);
  const one = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const signed = (value: number) => format.number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const percent = format.number(compared.percent / 100, {
    ...{ style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" },
  });
  const limits = { least: toleratedPercent.least, most: toleratedPercent.most };
  const [before, after] = [measuresOf(from), measuresOf(to)];
  const rows = [
    ["width", from.width, to.width],
    ["side", before.side, after.side],
    ["diameter", before.diameter, after.diameter],
    ["circumference", before.circumference, after.circumference],
    ["turns", before.turns, after.turns],
  ] as const;
  const { unfit } = compared;
  return (
    <>
      <div role="status" className="grid max-w-180 gap-2">
        {unfit.length === 0 ? (
          <Note tone="fit">{t("fits", { percent, ...limits })}</Note>
        ) : (
          unfit.map((why) => (
            <Note key={why} tone="no">
              {t(`unfit.${why}`, { percent, ...limits })}
            </Note>
          ))
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Table caption={t("measures")}>
          <thead>
            <tr>
              <Th>{t("measure")}</Th>
              <Th align="end">
                <bdi dir="ltr">{marked(from)}</bdi>
              </Th>
              <Th align="end">
                <bdi dir="ltr">{marked(to)}</bdi>
              </Th>
              <Th align="end">{t("change")}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, was, is]) => (
              <Tr key={name}>
                <Td>{t(`rows.${name}`)}</Td>
                <Td align="end">{one(was)}</Td>
                <Td align="end">{one(is)}</Td>
                <Td align="end">
                  <bdi dir="ltr">{signed(is - was)}</bdi>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
        <Table caption={t("speedometer")}>
          <thead>
            <tr>
              <Th>{t("shown")}</Th>
              <Th align="end">{t("driven")}</Th>
              <Th align="end">{t("change")}</Th>
            </tr>
          </thead>
          <tbody>
            {compared.speeds.map(({ shown, driven }) => (
              <Tr key={shown}>
                <Td>{t("kmh", { speed: one(shown) })}</Td>
                <Td align="end">{t("kmh", { speed: one(driven) })}</Td>
                <Td align="end">
                  <bdi dir="ltr">{signed(driven - shown)}</bdi>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="max-w-180 text-data text-ink-3">
        {t(compared.rise < 0 ? "lowered" : "raised", { rise: one(Math.abs(compared.rise)) })} {t("basis")}
      </p>
      {searches ? (
        <p>
          <LinkButton prefetch={false} href={withQuery("/tireStock", { search: marked(to) })}>
            {t("search", { size: sizeText(to) })}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}

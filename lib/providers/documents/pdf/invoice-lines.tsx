import { View } from "@react-pdf/renderer";
import type { InvoiceDocument, InvoiceLine } from "../port";
import type { InvoiceWords, Wording } from "../wording";
import { colours, look } from "./look";
import { Phrase } from "./phrase";

const columns = { quantity: 40, unit: 84, vat: 50, total: 84 } as const;
const names = Object.keys(columns) as (keyof typeof columns)[];
const figure = { ...look.end, ...look.figures, fontSize: 8.5, color: colours.ink2 };

interface Props {
  document: InvoiceDocument;
  words: Wording;
  say: InvoiceWords;
}

const cells = (line: InvoiceLine, { money, rate, number }: Wording): Record<keyof typeof columns, string> => ({
  quantity: number(line.quantity),
  unit: money(line.unitCents),
  vat: rate(line.vatRateBp),
  total: money(line.totalCents),
});

/** Some lines of the invoice below their head. */
export function InvoiceLines({ lines, words, say }: Omit<Props, "document"> & { lines: InvoiceLine[] }) {
  const head = { ...look.strong, color: colours.ink2, fontSize: 7.5 };
  return (
    <View>
      <View style={{ ...look.row, backgroundColor: colours.ground, borderRadius: 4, paddingVertical: 5 }}>
        <Phrase style={{ ...head, flex: 1 }}>{say("column.description")}</Phrase>
        {names.map((name) => (
          <Phrase key={name} style={{ ...head, ...look.end, width: columns[name] }}>
            {say(`column.${name}`)}
          </Phrase>
        ))}
      </View>
      {lines.map((line, at) => (
        <View
          key={at}
          wrap={false}
          style={{ ...look.row, paddingVertical: 5, borderBottomWidth: 1, borderBottomColor: colours.line }}
        >
          <View style={{ flex: 1, paddingRight: 6 }}>
            <Phrase maxLines={2} style={look.strong}>
              {line.name}
            </Phrase>
            <Phrase maxLines={1} style={look.soft}>
              {`${line.brand} ${line.reference}`.trim()}
            </Phrase>
          </View>
          {names.map((name) => (
            <Phrase key={name} style={{ ...figure, width: columns[name] }}>
              {cells(line, words)[name]}
            </Phrase>
          ))}
        </View>
      ))}
    </View>
  );
}

function Amount({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const style = strong ? { ...look.strong, fontSize: 13 } : { color: colours.ink2 };
  return (
    <View style={{ flexDirection: "row", gap: 8, paddingVertical: 2, alignItems: "flex-end" }}>
      <Phrase style={{ ...style, flex: 1 }}>{label}</Phrase>
      <Phrase style={{ ...style, ...look.end, ...look.figures }}>{value}</Phrase>
    </View>
  );
}

/** What is owed, and how it is paid or that it is paid. */
export function InvoiceTotals({ document, words, say }: Props) {
  const { totals, invoice, payment } = document;
  const { t, money, rate, day } = words;
  const settled = invoice.calledOffAt
    ? say("calledOff", { day: day(invoice.calledOffAt) })
    : invoice.paidAt
      ? say("paid", { day: day(invoice.paidAt) })
      : null;
  return (
    <View wrap={false} style={{ flexDirection: "row", gap: 10, marginTop: 12 }}>
      <View style={{ flex: 1 }}>
        <Phrase style={settled ? look.strong : {}}>{settled ?? say(`how.${payment.kind}`)}</Phrase>
        <Phrase style={{ fontSize: 7, color: colours.ink3, marginTop: 4 }}>{say("late")}</Phrase>
      </View>
      <View style={{ ...look.card, padding: 8, width: 250 }}>
        <Amount label={t("total.net")} value={money(totals.netCents)} />
        {totals.vat.map(({ rateBp, baseCents, vatCents }) => (
          <Amount
            key={rateBp}
            label={t("total.vat", { rate: rate(rateBp), base: money(baseCents) })}
            value={money(vatCents)}
          />
        ))}
        <Amount label={t("total.gross")} value={money(totals.grossCents)} strong />
      </View>
    </View>
  );
}

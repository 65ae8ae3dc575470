import { Path, Svg, View } from "@react-pdf/renderer";
import { draftNote, notes, titleOf } from "../mentions";
import type { InvoiceDraft, QuoteDocument, QuoteSigned } from "../port";
import type { Wording } from "../wording";
import { colours, look, SIGNED_HEIGHT } from "./look";
import { Phrase } from "./phrase";

/** What all parts have off; null where they differ, or there are none. */
function commonRate({ lines }: QuoteDocument, { rate }: Wording): string | null {
  const rates = new Set(lines.map((line) => line.discountBp));
  const [only] = rates;
  return rates.size === 1 && only ? rate(only) : null;
}

/** Parts and work apart, where there is work: what is off is off the parts alone. */
function sideRows({ lines, labour = [] }: QuoteDocument, off: string | null, words: Wording): [string, string][] {
  if (labour.length === 0) return [];
  const sum = (all: readonly { totalCents: number }[]) =>
    words.money(all.reduce((net, one) => net + one.totalCents, 0));
  const parts = off ? words.labour("partsNetDiscounted", { rate: off }) : words.labour("partsNet");
  return [
    [parts, sum(lines)],
    [words.labour("net"), sum(labour)],
  ];
}

function amountRows(document: QuoteDocument, words: Wording): [string, string][] {
  const { netCents, ecoCents, vat } = document.totals;
  const { t, money, rate } = words;
  const off = commonRate(document, words);
  const sides = sideRows(document, off, words);
  const net = off && sides.length === 0 ? t("total.netDiscounted", { rate: off }) : t("total.net");
  return [
    ...sides,
    [net, money(netCents)],
    ...(ecoCents ? [[t("total.eco"), money(ecoCents)] satisfies [string, string]] : []),
    ...vat.map((at): [string, string] => [
      t("total.vat", { rate: rate(at.rateBp), base: money(at.baseCents) }),
      money(at.vatCents),
    ]),
  ];
}

function Amount({ label, value, size }: { label: string; value: string; size: number }) {
  const style = size > 9 ? { ...look.strong, fontSize: size } : { color: colours.ink2, fontSize: size };
  return (
    <View style={{ flexDirection: "row", gap: 8, paddingVertical: 2, alignItems: "flex-end" }}>
      <Phrase style={{ ...style, flex: 1 }}>{label}</Phrase>
      <Phrase style={{ ...style, ...look.end, ...look.figures }}>{value}</Phrase>
    </View>
  );
}

function Totals({ document, words }: { document: QuoteDocument; words: Wording }) {
  const { grossCents, depositCents } = document.totals;
  return (
    <View style={{ ...look.card, width: 270 }}>
      {amountRows(document, words).map(([label, value]) => (
        <Amount key={label} label={label} value={value} size={9} />
      ))}
      <View style={{ borderTopWidth: 1, borderTopColor: colours.line, marginTop: 5, paddingTop: 5 }}>
        <Amount label={words.t("total.gross")} value={words.money(grossCents)} size={14} />
      </View>
      {depositCents ? <Amount label={words.t("total.deposit")} value={words.money(depositCents)} size={8} /> : null}
    </View>
  );
}

/** What the customer agreed to and how they signed it, with the fingerprint of both. */
function Signed({ signed, all, words }: { signed: QuoteSigned; all: number; words: Wording }) {
  const { agreement, money } = words;
  const { count, name, at, signature, hash } = signed;
  const small = { color: colours.ink3, fontSize: 6 };
  return (
    <View style={{ ...look.card, flex: 1, height: SIGNED_HEIGHT }}>
      <Phrase style={{ ...look.strong, fontSize: 10 }}>{words.t("agreement.title")}</Phrase>
      <Phrase style={look.soft}>{agreement("by", { name, at: `${words.day(at)} ${words.clock(at)}` })}</Phrase>
      <Phrase style={look.soft}>{agreement("count", { count, all })}</Phrase>
      <Phrase style={{ ...look.strong, marginTop: 2 }}>{agreement("sum", { price: money(signed.grossCents) })}</Phrase>
      {signature ? (
        <Svg viewBox={`0 0 ${signature.width} ${signature.height}`} style={{ width: 174, height: 58, marginTop: 4 }}>
          <Path d={signature.path} stroke={colours.ink} strokeWidth={4} strokeLinecap="round" fill="none" />
        </Svg>
      ) : (
        <Phrase style={look.soft}>{agreement("typed")}</Phrase>
      )}
      <View style={{ marginTop: "auto" }}>
        <Phrase style={small}>{agreement("hash", { hash: hash.slice(0, 32) })}</Phrase>
        <Phrase style={small}>{hash.slice(32)}</Phrase>
      </View>
    </View>
  );
}

/** Where a quote is signed, a draft says that it is one. */
function Draft({ document, draft, words }: { document: QuoteDocument; draft: InvoiceDraft; words: Wording }) {
  return (
    <View style={{ ...look.card, flex: 1, minHeight: 84 }}>
      <Phrase style={{ ...look.strong, fontSize: 10 }}>{titleOf(document, words)}</Phrase>
      <Phrase style={{ ...look.soft, color: colours.ink2 }}>{draftNote(document.quote, draft, words)}</Phrase>
    </View>
  );
}

function Agreement({ words }: { words: Wording }) {
  return (
    <View style={{ ...look.card, flex: 1, minHeight: 84 }}>
      <Phrase style={{ ...look.strong, fontSize: 10 }}>{words.t("agreement.title")}</Phrase>
      <Phrase style={{ ...look.soft, fontSize: 7.5 }}>{words.t("agreement.hint")}</Phrase>
      <View style={{ flexDirection: "row", gap: 12, marginTop: "auto", paddingTop: 24 }}>
        {(["date", "signature"] as const).map((name) => (
          <View
            key={name}
            style={{ flex: name === "date" ? 1 : 2, borderTopWidth: 0.75, borderTopColor: colours.ink3, paddingTop: 2 }}
          >
            <Phrase style={{ ...look.soft, fontSize: 7.5 }}>{words.t(`agreement.${name}`)}</Phrase>
          </View>
        ))}
      </View>
    </View>
  );
}

function Standing({ document, words }: { document: QuoteDocument; words: Wording }) {
  const { draft, agreement, lines, labour = [] } = document;
  if (draft) return <Draft document={document} draft={draft} words={words} />;
  if (agreement) return <Signed signed={agreement} all={lines.length + labour.length} words={words} />;
  return <Agreement words={words} />;
}

/** Totals and signature, never cut by a page's end. */
export function Conclusion({ document, words }: { document: QuoteDocument; words: Wording }) {
  return (
    <View wrap={false} style={{ flexDirection: "row", gap: 10, marginTop: 14 }}>
      <Standing document={document} words={words} />
      <Totals document={document} words={words} />
    </View>
  );
}

/** What the law and the house add. */
export function Notes({ document, words }: { document: QuoteDocument; words: Wording }) {
  return (
    <View style={{ marginTop: 14 }}>
      {notes(document, words).map((note, at) => (
        <Phrase key={at} style={{ fontSize: 7.5, color: colours.ink2, marginBottom: 3 }}>
          {note}
        </Phrase>
      ))}
    </View>
  );
}

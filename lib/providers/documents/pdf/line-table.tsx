import { View } from "@react-pdf/renderer";
import type { QuoteLine } from "../port";
import type { Wording } from "../wording";
import { LinePhotos, type Pictures } from "./line-photos";
import { lineTexts } from "./line-texts";
import { colours, columns, look } from "./look";
import { Phrase } from "./phrase";

const NUMBERS = Object.keys(columns) as (keyof typeof columns)[];
/** A row may be cut between pages only when its text alone could fill one. */
const LONG_TEXT = 1200;

const FIGURE = { ...look.end, ...look.figures, fontSize: 8.5, color: colours.ink2 };
const TOTAL = { ...FIGURE, ...look.strong, color: colours.ink };

function TableHead({ words }: { words: Wording }) {
  const style = { ...look.strong, color: colours.ink2, fontSize: 7.5 };
  return (
    <View fixed style={{ ...look.row, backgroundColor: colours.ground, borderRadius: 4, paddingVertical: 5 }}>
      <Phrase style={{ ...style, ...look.description }}>{words.t("column.description")}</Phrase>
      {NUMBERS.map((name) => (
        <Phrase key={name} style={{ ...style, ...look.end, width: columns[name] }}>
          {words.t(`column.${name}`)}
        </Phrase>
      ))}
    </View>
  );
}

function cells(line: QuoteLine, { money, rate, number }: Wording): Record<keyof typeof columns, string> {
  return {
    quantity: number(line.quantity),
    public: money(line.publicCents),
    discount: line.discountBp === 0 ? "" : rate(line.discountBp),
    unit: money(line.unitCents),
    vat: rate(line.vatRateBp),
    total: money(line.totalCents),
  };
}

interface RowProps {
  line: QuoteLine;
  words: Wording;
  pictures: Pictures;
}

function Description({ line, words, pictures }: RowProps) {
  const { name, details } = lineTexts(line, words);
  return (
    <View style={look.description}>
      <Phrase style={look.strong}>{name}</Phrase>
      {details.map((text, at) => (
        <Phrase key={at} style={look.soft}>
          {text}
        </Phrase>
      ))}
      <LinePhotos line={line} pictures={pictures} />
    </View>
  );
}

function Row({ line, words, pictures }: RowProps) {
  const values = cells(line, words);
  const isLong = line.name.length + line.reference.length + (line.fit?.length ?? 0) > LONG_TEXT;
  return (
    <View
      wrap={isLong}
      style={{ ...look.row, paddingVertical: 6, borderBottomWidth: 1, borderBottomColor: colours.line }}
    >
      <Description {...{ line, words, pictures }} />
      {NUMBERS.map((name) => (
        <Phrase key={name} style={{ ...(name === "total" ? TOTAL : FIGURE), width: columns[name] }}>
          {values[name]}
        </Phrase>
      ))}
    </View>
  );
}

/** The lines of the quote; the head stands again on each page. */
export function LineTable({ lines, ...given }: Omit<RowProps, "line"> & { lines: QuoteLine[] }) {
  return (
    <View>
      <TableHead words={given.words} />
      {lines.map((line, at) => (
        <Row key={at} line={line} {...given} />
      ))}
    </View>
  );
}

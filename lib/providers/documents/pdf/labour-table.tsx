import { View } from "@react-pdf/renderer";
import type { QuoteLabour } from "../port";
import type { Wording } from "../wording";
import { rateName } from "../mentions";
import { LinePhotos, type Pictures } from "./line-photos";
import { labourTexts } from "./line-texts";
import { colours, columns, look } from "./look";
import { Phrase } from "./phrase";

const { quantity, public: list, discount, unit, vat, total } = columns;
/** The columns of work are as wide together as those of parts, so that their sums stand in one column. */
const widths = { time: quantity + list, rate: discount + unit, vat, total } as const;
const NUMBERS = Object.keys(widths) as (keyof typeof widths)[];

const FIGURE = { ...look.end, ...look.figures, fontSize: 8.5, color: colours.ink2 };
const TOTAL = { ...FIGURE, ...look.strong, color: colours.ink };

function cells(work: QuoteLabour, words: Wording): Record<keyof typeof widths, string> {
  const price = words.money(work.rateCents);
  return {
    time: words.time(work.minutes),
    rate: words.labour("rateAt", { rate: rateName(work.rate, words), price }),
    vat: words.rate(work.vatRateBp),
    total: words.money(work.totalCents),
  };
}

function TableHead({ words }: { words: Wording }) {
  const style = { ...look.strong, color: colours.ink2, fontSize: 7.5 };
  const heads = {
    time: words.labour("time"),
    rate: words.labour("rate"),
    vat: words.t("column.vat"),
    total: words.t("column.total"),
  };
  return (
    <View fixed style={{ ...look.row, backgroundColor: colours.ground, borderRadius: 4, paddingVertical: 5 }}>
      <Phrase style={{ ...style, ...look.description }}>{words.labour("title")}</Phrase>
      {NUMBERS.map((name) => (
        <Phrase key={name} style={{ ...style, ...look.end, width: widths[name] }}>
          {heads[name]}
        </Phrase>
      ))}
    </View>
  );
}

/** The work of the quote, apart from its parts. */
export function LabourTable({
  labour,
  words,
  pictures,
}: {
  labour: QuoteLabour[];
  words: Wording;
  pictures: Pictures;
}) {
  return (
    <View style={{ marginTop: 10 }}>
      <TableHead words={words} />
      {labour.map((work, at) => {
        const { name, details } = labourTexts(work, words);
        const values = cells(work, words);
        return (
          <View
            key={at}
            wrap={false}
            style={{ ...look.row, paddingVertical: 6, borderBottomWidth: 1, borderBottomColor: colours.line }}
          >
            <View style={look.description}>
              <Phrase style={look.strong}>{name}</Phrase>
              {details.map((text, place) => (
                <Phrase key={place} style={look.soft}>
                  {text}
                </Phrase>
              ))}
              <LinePhotos line={work} pictures={pictures} />
            </View>
            {NUMBERS.map((column) => (
              <Phrase key={column} style={{ ...(column === "total" ? TOTAL : FIGURE), width: widths[column] }}>
                {values[column]}
              </Phrase>
            ))}
          </View>
        );
      })}
    </View>
  );
}

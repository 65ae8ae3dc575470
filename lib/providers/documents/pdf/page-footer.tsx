import { Text, View } from "@react-pdf/renderer";
import { familiesFor } from "../fonts/register";
import { directionOf, scriptRuns } from "../fonts/script-runs";
import { legalLine } from "../mentions";
import type { QuoteDocument } from "../port";
import type { Wording } from "../wording";
import { colours, look } from "./look";
import { Phrase } from "./phrase";

export interface PagePlace {
  page: number;
  pages: number;
}

interface Props {
  document: Pick<QuoteDocument, "company">;
  words: Wording;
  /** The page's number where it is known; else it is found by laying the page out again. */
  place: PagePlace | null;
}

/** At the foot of every page: the company's legal line and the page's number. */
export function PageFooter({ document, words, place }: Props) {
  const style = { ...look.end, fontSize: 7, color: colours.ink2, width: 70 };
  const told = words.t("page", { page: 0, pages: 0 });
  const fontFamily = [...new Set(scriptRuns(told).flatMap(({ script }) => familiesFor(script)))];
  return (
    <View
      fixed
      style={{
        position: "absolute",
        bottom: 24,
        left: 36,
        right: 36,
        flexDirection: "row",
        gap: 16,
        paddingTop: 8,
        borderTopWidth: 1,
        borderTopColor: colours.line,
      }}
    >
      <Phrase maxLines={3} style={{ flex: 1, fontSize: 7, color: colours.ink3 }}>
        {legalLine(document.company, words)}
      </Phrase>
      {place ? (
        <Phrase style={style}>{words.t("page", { ...place })}</Phrase>
      ) : (
        <Text
          style={{ ...style, fontFamily, direction: directionOf(told) }}
          render={({ pageNumber, totalPages }) =>
            words.t("page", { page: pageNumber, pages: totalPages ?? pageNumber })
          }
        />
      )}
    </View>
  );
}

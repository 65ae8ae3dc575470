import { Text, View } from "@react-pdf/renderer";
import { legalLine } from "../mentions";
import type { QuoteDocument } from "../port";
import type { Wording } from "../wording";
import { colours, look } from "./look";
import { Phrase } from "./phrase";

/** At the foot of every page: the company's legal line and the page's number. */
export function PageFooter({ document, words }: { document: QuoteDocument; words: Wording }) {
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
      <Text
        style={{ ...look.end, fontSize: 7, color: colours.ink2, width: 70 }}
        render={({ pageNumber, totalPages }) => words.t("page", { page: pageNumber, pages: totalPages ?? pageNumber })}
      />
    </View>
  );
}

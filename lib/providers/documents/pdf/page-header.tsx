import { Image as Picture, View } from "@react-pdf/renderer";
import { initialsOf, logoOf } from "../logo";
import { titleOf } from "../mentions";
import type { QuoteDocument } from "../port";
import type { Wording } from "../wording";
import { colours, HEADER_HEIGHT, look } from "./look";
import { Phrase } from "./phrase";

const MARK = 38;
const SPACE_BELOW = 16;
/** So many would fit beside the name, so that the number at a long title's end is never cut off. */
const LETTERS_OF_ONE_POINT = 400;

export function Mark({ company }: Pick<QuoteDocument, "company">) {
  const logo = logoOf(company.logo);
  if (logo) return <Picture src={logo} style={{ height: MARK, maxWidth: 110, objectFit: "contain" }} />;
  return (
    <View
      style={{
        width: MARK,
        height: MARK,
        borderRadius: 9,
        backgroundColor: colours.accent,
        justifyContent: "center",
        alignItems: "center",
      }}
    >
      <Phrase style={{ ...look.strong, color: colours.paper, fontSize: 14 }}>{initialsOf(company.name)}</Phrase>
    </View>
  );
}

function Badge({ text, colour }: { text: string; colour: string }) {
  return (
    <View
      style={{
        alignSelf: "flex-end",
        borderWidth: 1,
        borderColor: colour,
        borderRadius: 4,
        paddingHorizontal: 6,
        marginTop: 3,
      }}
    >
      <Phrase style={{ ...look.strong, color: colour, fontSize: 8 }}>{text}</Phrase>
    </View>
  );
}

function State({ document: { quote, draft }, words }: { document: QuoteDocument; words: Wording }) {
  if (draft) return <Badge text={words.t("draft.badge")} colour={colours.no} />;
  if (quote.status === "new") return null;
  const colour = quote.status === "accepted" ? colours.fit : colours.no;
  return <Badge text={words.t(`status.${quote.status}`)} colour={colour} />;
}

/** At the top of every page: who offers, which quote, until when. */
export function PageHeader({ document, words }: { document: QuoteDocument; words: Wording }) {
  const { company, quote, draft } = document;
  const contact = [company.phone, company.email].filter(Boolean).join(" · ");
  const title = titleOf(document, words);
  const dates = draft
    ? words.t("draft.dates", { day: words.day(draft.acceptedAt) })
    : words.t("dates", { issued: words.day(quote.issuedAt), expires: words.day(quote.expiresAt) });
  return (
    <View
      fixed
      style={{
        flexDirection: "row",
        gap: 12,
        alignItems: "center",
        height: HEADER_HEIGHT - SPACE_BELOW,
        paddingBottom: 12,
        marginBottom: SPACE_BELOW,
        borderBottomWidth: 1,
        borderBottomColor: colours.line,
      }}
    >
      <Mark company={company} />
      <View style={{ flex: 1 }}>
        <Phrase maxLines={2} style={{ ...look.strong, fontSize: 12 }}>
          {company.name}
        </Phrase>
        {contact !== "" && (
          <Phrase maxLines={1} style={look.soft}>
            {contact}
          </Phrase>
        )}
      </View>
      <View style={{ width: 230 }}>
        <Phrase
          maxLines={1}
          style={{ ...look.strong, ...look.end, fontSize: Math.min(15, LETTERS_OF_ONE_POINT / title.length) }}
        >
          {title}
        </Phrase>
        <Phrase style={{ ...look.soft, ...look.end }}>{dates}</Phrase>
        <State document={document} words={words} />
      </View>
    </View>
  );
}

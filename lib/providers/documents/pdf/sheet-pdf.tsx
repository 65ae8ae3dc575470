import { Document, Page, Text, View } from "@react-pdf/renderer";
import { familiesFor } from "../fonts/register";
import type { SheetDocument, SheetSection } from "../port";
import { CarDrawing } from "./car-drawing";
import { colours, look } from "./look";
import { Phrase } from "./phrase";
import { Checks, Fields, SheetTable } from "./sheet-fields";

function Head({ document: { title, lead, house } }: { document: SheetDocument }) {
  return (
    <View
      style={{
        flexDirection: "row",
        gap: 16,
        paddingBottom: 10,
        marginBottom: 12,
        borderBottomWidth: 1,
        borderBottomColor: colours.line,
      }}
    >
      <View style={{ flex: 1 }}>
        <Phrase style={{ ...look.strong, fontSize: 17 }}>{title}</Phrase>
        <Phrase style={{ ...look.soft, fontSize: 10, marginTop: 3 }}>{lead}</Phrase>
      </View>
      <View style={{ width: 170 }}>
        <Phrase style={{ ...look.strong, ...look.end }}>{house.name}</Phrase>
        {house.lines.map((line, at) => (
          <Phrase key={at} style={{ ...look.soft, ...look.end }}>
            {line}
          </Phrase>
        ))}
      </View>
    </View>
  );
}

/** A row of a short table or list stays with its title; a long one may be cut between its rows. */
const isLong = ({ rows = [], blank = 0 }: SheetSection): boolean => rows.length + blank > 12;

/** What is read from afar on a wall is written larger throughout. */
const isPoster = ({ sections }: SheetDocument): boolean => sections.some(({ big }) => big !== undefined);
const sizes = { hand: { title: 10.5, text: undefined, gap: 3 }, wall: { title: 15, text: 13, gap: 7 } } as const;

interface SectionProps {
  section: SheetSection;
  size: (typeof sizes)[keyof typeof sizes];
}

function Section({ section, size }: SectionProps) {
  const { title, big, drawing, text = [], points = [], checks, fields, head } = section;
  const written = size.text === undefined ? {} : { fontSize: size.text };
  return (
    <View style={{ marginBottom: 11 }} wrap={isLong(section)}>
      {title ? <Phrase style={{ ...look.strong, fontSize: size.title, marginBottom: 5 }}>{title}</Phrase> : null}
      {big ? (
        <Phrase style={{ ...look.strong, fontSize: 24, color: colours.accent, marginVertical: 14 }}>{big}</Phrase>
      ) : null}
      {drawing === "car" ? <CarDrawing /> : null}
      {text.map((paragraph, at) => (
        <Phrase key={at} style={{ ...written, marginBottom: size.gap + 1 }}>
          {paragraph}
        </Phrase>
      ))}
      {points.map((point, at) => (
        <View key={at} style={{ flexDirection: "row", gap: 6, marginBottom: size.gap }}>
          <Text style={written}>•</Text>
          <View style={{ flex: 1 }}>
            <Phrase style={written}>{point}</Phrase>
          </View>
        </View>
      ))}
      {checks ? <Checks checks={checks} /> : null}
      {head ? <SheetTable head={head} section={section} /> : null}
      {fields ? <Fields fields={fields} /> : null}
    </View>
  );
}

function Foot({ document: { note, page } }: { document: SheetDocument }) {
  const style = { ...look.end, fontSize: 7, color: colours.ink2, width: 60 };
  const numbered = (at: number, of: number) => page.replace("{page}", String(at)).replace("{pages}", String(of));
  return (
    <View
      fixed
      style={{
        ...{ position: "absolute", bottom: 24, left: 36, right: 36, flexDirection: "row", gap: 16 },
        ...{ paddingTop: 8, borderTopWidth: 1, borderTopColor: colours.line },
      }}
    >
      <Phrase maxLines={3} style={{ flex: 1, fontSize: 7, color: colours.ink3 }}>
        {note}
      </Phrase>
      <Text style={style} render={({ pageNumber, totalPages }) => numbered(pageNumber, totalPages ?? pageNumber)} />
    </View>
  );
}

/** A sheet as pages of A4. */
export function SheetPdf({ document }: { document: SheetDocument }) {
  const size = isPoster(document) ? sizes.wall : sizes.hand;
  return (
    <Document
      title={document.title}
      author={document.house.name}
      creator="Etabli"
      producer="Etabli"
      language={document.language}
    >
      <Page size="A4" style={{ ...look.page, fontFamily: familiesFor("latin") }}>
        <Head document={document} />
        {document.sections.map((section, at) => (
          <Section key={at} section={section} size={size} />
        ))}
        <Foot document={document} />
      </Page>
    </Document>
  );
}

import { Document, Page } from "@react-pdf/renderer";
import { familiesFor } from "../fonts/register";
import { titleOf } from "../mentions";
import type { QuoteDocument } from "../port";
import type { Wording } from "../wording";
import { Conclusion, Notes } from "./conclusion";
import { LabourTable } from "./labour-table";
import { LineTable } from "./line-table";
import { look } from "./look";
import { PageFooter } from "./page-footer";
import type { PageGroup } from "./page-groups";
import { PageHeader } from "./page-header";
import { Parties } from "./parties";

interface QuotePdfProps {
  document: QuoteDocument;
  words: Wording;
  /** What stands on each page. */
  groups: PageGroup[];
  /** Each group is one page, as they were measured; else the pages count themselves. */
  counted: boolean;
}

/** The quote as pages of A4; its date of creation is the quote's own, so that the same quote gives the same file. */
export function QuotePdf({ document, words, groups, counted }: QuotePdfProps) {
  const { pictures, draft } = document;
  const issued = new Date(draft?.acceptedAt ?? document.quote.issuedAt);
  return (
    <Document
      title={titleOf(document, words)}
      author={document.company.name}
      creator="Etabli"
      producer="Etabli"
      language={document.language}
      creationDate={issued}
      modificationDate={issued}
    >
      {groups.map(({ lines, labour, ...shown }, at) => (
        <Page key={at} size="A4" style={{ ...look.page, fontFamily: familiesFor("latin") }}>
          <PageHeader document={document} words={words} />
          {at === 0 && <Parties document={document} words={words} />}
          {lines.length > 0 && <LineTable {...{ lines, words, pictures }} />}
          {labour.length > 0 && <LabourTable {...{ labour, words, pictures }} />}
          {shown.totals && <Conclusion document={document} words={words} />}
          {shown.notes && <Notes document={document} words={words} />}
          <PageFooter
            document={document}
            words={words}
            place={counted ? { page: at + 1, pages: groups.length } : null}
          />
        </Page>
      ))}
    </Document>
  );
}

import { Document, Page, View } from "@react-pdf/renderer";
import { formatIban } from "@/lib/shared/iban";
import { epcQrText } from "@/lib/shared/payments/epc-qr";
import { formatReference } from "@/lib/shared/payments/references";
import { familiesFor } from "../fonts/register";
import type { InvoiceDocument, InvoicePayment } from "../port";
import type { InvoiceWords, Wording } from "../wording";
import { InvoiceLines, InvoiceTotals } from "./invoice-lines";
import { look } from "./look";
import { PageFooter } from "./page-footer";
import { Mark } from "./page-header";
import { Parties } from "./parties";
import { Phrase } from "./phrase";
import { QrPicture } from "./qr-picture";
import { fitsBesideSlip } from "./slip-room";
import { SLIP_HEIGHT, SwissSlip } from "./swiss-slip";

/** Laying out one long flow costs the square of its pages: so many lines are given to each. */
const FIRST_PAGE = 12;
const FURTHER_PAGE = 18;

interface Props {
  document: InvoiceDocument;
  words: Wording;
  say: InvoiceWords;
}

function Header({ document, words, say }: Props) {
  const { company, invoice } = document;
  const [issued, due] = [words.day(invoice.issuedAt), invoice.dueAt && words.day(invoice.dueAt)];
  return (
    <View style={{ flexDirection: "row", gap: 12, alignItems: "center", marginBottom: 14 }}>
      <Mark company={company} />
      <View style={{ flex: 1 }}>
        <Phrase maxLines={2} style={{ ...look.strong, fontSize: 12 }}>
          {company.name}
        </Phrase>
      </View>
      <View style={{ width: 250 }}>
        <Phrase maxLines={1} style={{ ...look.strong, ...look.end, fontSize: 15 }}>
          {say("numbered", { number: invoice.number })}
        </Phrase>
        <Phrase style={{ ...look.soft, ...look.end }}>
          {due ? say("datesDue", { issued, due }) : say("dates", { issued })}
        </Phrase>
        {invoice.customerReference ? (
          <Phrase maxLines={1} style={{ ...look.soft, ...look.end }}>
            {say("reference", { value: invoice.customerReference })}
          </Phrase>
        ) : null}
      </View>
    </View>
  );
}

/** The code of a transfer in euro beside what it says. */
function EpcCode({ payment, say, words }: Pick<Props, "say" | "words"> & { payment: InvoicePayment }) {
  if (payment.kind !== "epc") return null;
  const { iban, name, reference, cents } = payment;
  const facts = {
    payee: name,
    account: formatIban(iban),
    reference: formatReference(reference),
    amount: words.money(cents),
  };
  return (
    <View wrap={false} style={{ ...look.card, flexDirection: "row", gap: 16, alignItems: "center", marginTop: 12 }}>
      <QrPicture text={epcQrText(payment)} side={34} />
      <View style={{ flex: 1 }}>
        {(["payee", "account", "reference", "amount"] as const).map((name) => (
          <View key={name} style={{ marginBottom: 4 }}>
            <Phrase style={look.label}>{say(`transfer.${name}`)}</Phrase>
            <Phrase style={look.strong}>{facts[name]}</Phrase>
          </View>
        ))}
      </View>
    </View>
  );
}

/** The lines of each page; a slip that finds no room below them has a page of its own. */
function invoicePages<Line>(lines: readonly Line[], slipApart: boolean): { lines: Line[]; isLast: boolean }[] {
  const pages: Line[][] = [];
  for (let at = 0; at < lines.length || pages.length === 0;) {
    const room = pages.length === 0 ? FIRST_PAGE : FURTHER_PAGE;
    pages.push(lines.slice(at, at + room));
    at += room;
  }
  if (slipApart) pages.push([]);
  return pages.map((page, at) => ({ lines: page, isLast: at === pages.length - 1 }));
}

/** The invoice as pages of A4 in the buyer's language; the last one bears the slip of a Swiss bill. */
export function InvoicePdf({ document, words, say }: Props) {
  const { invoice, payment, company, customer, lines } = document;
  const owed = invoice.paidAt === null && invoice.calledOffAt === null;
  const bill = owed && payment.kind === "swiss" ? payment : null;
  const issued = new Date(invoice.issuedAt);
  const title = say("numbered", { number: invoice.number });
  return (
    <Document
      {...{ title, author: company.name, creator: "Etabli", producer: "Etabli", language: document.language }}
      {...{ creationDate: issued, modificationDate: issued }}
    >
      {invoicePages(lines, bill !== null && !fitsBesideSlip(document, words)).map((page, at) => (
        <Page
          key={at}
          size="A4"
          style={{
            ...look.page,
            fontFamily: familiesFor("latin"),
            ...(bill && page.isLast ? { paddingBottom: SLIP_HEIGHT + 16 } : {}),
          }}
        >
          <Header document={document} words={words} say={say} />
          {at === 0 && <Parties document={{ company, customer, vehicle: null }} words={words} />}
          {page.lines.length > 0 && <InvoiceLines lines={page.lines} words={words} say={say} />}
          {page.isLast && <InvoiceTotals document={document} words={words} say={say} />}
          {page.isLast && owed && <EpcCode payment={payment} say={say} words={words} />}
          {bill && page.isLast ? (
            <SwissSlip bill={bill} words={say} />
          ) : (
            <PageFooter document={document} words={words} place={null} />
          )}
        </Page>
      ))}
    </Document>
  );
}

import { Line, Svg, View } from "@react-pdf/renderer";
import { formatIban } from "@/lib/shared/iban";
import { formatReference } from "@/lib/shared/payments/references";
import {
  isWholeParty,
  swissQrText,
  swissText,
  type PaymentParty,
  type SwissBill,
} from "@/lib/shared/payments/swiss-qr";
import type { InvoiceWords } from "../wording";
import { Phrase } from "./phrase";
import { MM, QrPicture } from "./qr-picture";

/** The slip takes the foot of an A4 page: 210 by 105 mm, the receipt 62 mm of it (SIX style guide for QR bills). */
export const SLIP_HEIGHT = 105 * MM;
const WIDTH = 210 * MM;
const RECEIPT_WIDTH = 62 * MM;
const PADDING = 5 * MM;

/** Its letters are Helvetica's; where those lack one, the document's own. */
const isPlain = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff\u20ac]*$/.test(text);
const face = (text: string) => (isPlain(text) ? { fontFamily: "Helvetica", fontFeatureSettings: {} } : {});
const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, " ");

function Said({ children, size, strong = false }: { children: string; size: number; strong?: boolean }) {
  return <Phrase style={{ ...face(children), fontSize: size, fontWeight: strong ? 700 : 400 }}>{children}</Phrase>;
}

interface BlockProps {
  title: string;
  lines: string[];
  size: { title: number; text: number };
}

function Block({ title, lines, size }: BlockProps) {
  return (
    <View style={{ marginBottom: size.text }}>
      <Said size={size.title} strong>
        {title}
      </Said>
      {lines.map((line, at) => (
        <Said key={at} size={size.text}>
          {line}
        </Said>
      ))}
    </View>
  );
}

const partyLines = ({ name, street, postcode, city, country }: PaymentParty): string[] =>
  [
    swissText(name, 70),
    swissText(street, 70),
    `${country === "CH" ? "" : `${country}-`}${swissText(postcode, 16)} ${swissText(city, 35)}`,
  ].filter((line) => line.trim() !== "");

interface SlipProps {
  bill: SwissBill;
  words: InvoiceWords;
}

const receiptSize = { title: 6, text: 8 };
const paymentSize = { title: 8, text: 10 };

/** Account, reference and payer, as both parts of the slip say them. */
function Facts({ bill, words, size }: SlipProps & { size: typeof receiptSize }) {
  const { iban, creditor, debtor, reference } = bill;
  const payer = debtor && isWholeParty(debtor) ? debtor : null;
  return (
    <>
      <Block title={words("slip.account")} lines={[formatIban(iban), ...partyLines(creditor)]} size={size} />
      <Block title={words("slip.reference")} lines={[formatReference(reference)]} size={size} />
      {size === paymentSize && bill.message !== "" && (
        <Block title={words("slip.information")} lines={[swissText(bill.message, 140)]} size={size} />
      )}
      {payer ? (
        <Block title={words("slip.debtor")} lines={partyLines(payer)} size={size} />
      ) : (
        <>
          <Block title={words("slip.debtorOpen")} lines={[]} size={size} />
          <View style={{ width: 52 * MM, height: 20 * MM, borderWidth: 0.75, borderColor: "#000" }} />
        </>
      )}
    </>
  );
}

function Amount({ bill, words, size }: SlipProps & { size: typeof receiptSize }) {
  return (
    <View style={{ flexDirection: "row", gap: 4 * MM }}>
      <Block title={words("slip.currency")} lines={[bill.currency]} size={size} />
      <Block title={words("slip.amount")} lines={[amountOf(bill.cents)]} size={size} />
    </View>
  );
}

function Receipt({ bill, words }: SlipProps) {
  return (
    <View style={{ width: RECEIPT_WIDTH, padding: PADDING, height: SLIP_HEIGHT }}>
      <View style={{ height: 7 * MM }}>
        <Said size={11} strong>
          {words("slip.receipt")}
        </Said>
      </View>
      <View style={{ height: 56 * MM }}>
        <Facts bill={bill} words={words} size={receiptSize} />
      </View>
      <Amount bill={bill} words={words} size={receiptSize} />
      <View style={{ position: "absolute", bottom: 14 * MM, right: PADDING }}>
        <Said size={6} strong>
          {words("slip.acceptance")}
        </Said>
      </View>
    </View>
  );
}

function PaymentPart({ bill, words }: SlipProps) {
  return (
    <View style={{ flexDirection: "row", padding: PADDING, width: WIDTH - RECEIPT_WIDTH, height: SLIP_HEIGHT }}>
      <View style={{ width: 51 * MM }}>
        <View style={{ height: 7 * MM + PADDING }}>
          <Said size={11} strong>
            {words("slip.payment")}
          </Said>
        </View>
        <QrPicture text={swissQrText(bill)} side={46} swiss />
        <View style={{ marginTop: PADDING }}>
          <Amount bill={bill} words={words} size={paymentSize} />
        </View>
      </View>
      <View style={{ flex: 1 }}>
        <Facts bill={bill} words={words} size={paymentSize} />
      </View>
    </View>
  );
}

/** The lines to cut along, with what they are for above them. */
function Cuts({ words }: Pick<SlipProps, "words">) {
  const style = { stroke: "#000", strokeWidth: 0.5, strokeDasharray: "3 3" };
  return (
    <>
      <Svg style={{ position: "absolute", top: 0, left: 0, width: WIDTH, height: SLIP_HEIGHT }}>
        <Line x1={0} y1={0.5} x2={WIDTH} y2={0.5} {...style} />
        <Line x1={RECEIPT_WIDTH} y1={0} x2={RECEIPT_WIDTH} y2={SLIP_HEIGHT} {...style} />
      </Svg>
      <View style={{ position: "absolute", top: -10, left: 0, width: WIDTH, alignItems: "center" }}>
        <Said size={7}>{words("slip.cut")}</Said>
      </View>
    </>
  );
}

/** Receipt and payment part of a Swiss QR bill, at the foot of its page. */
export function SwissSlip({ bill, words }: SlipProps) {
  return (
    <View
      fixed
      style={{ position: "absolute", left: 0, bottom: 0, width: WIDTH, height: SLIP_HEIGHT, flexDirection: "row" }}
    >
      <Cuts words={words} />
      <Receipt bill={bill} words={words} />
      <PaymentPart bill={bill} words={words} />
    </View>
  );
}

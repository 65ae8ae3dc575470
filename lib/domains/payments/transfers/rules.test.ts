import fc from "fast-check";
import { creditorReference, formatReference, qrReference } from "@/lib/shared/payments/references";
import { readCamt } from "./camt";
import { readTable } from "./csv";
import { readCsv } from "@/lib/platform/sheets/read-csv";
import { isConfirmable, matchTransfers, readCents, type BankTransfer, type Payable } from "./rules";

const [qr, rf] = [qrReference("42"), creditorReference("15P7")];
const iban = "CH4431999123000889012";

const entry = (
  inside: string,
  { kind = "CRDT", state = "<Sts><Cd>BOOK</Cd></Sts>", amount = "1199.95", more = "" } = {},
) =>
  `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd>${more}${state}<BookgDt><Dt>2026-11-23</Dt></BookgDt>
  <AcctSvcrRef>E1</AcctSvcrRef><NtryDtls>${inside}</NtryDtls></Ntry>`;
const details = (remittance: string, amount = "", ref = "T1") =>
  `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef></Refs>${amount}<RltdPties><Dbtr><Pty><Nm>Garage &amp; Fils</Nm></Pty></Dbtr></RltdPties>
  <RmtInf>${remittance}</RmtInf></TxDtls>`;
const structured = (reference: string) => `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
const statement = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
${entries.join("\n")}</Stmt></BkToCstmrStmt></Document>`;

describe("a camt.053 statement", () => {
  it("tells what came, with its reference, payer and day", () =>
    expect(readCamt(statement(entry(details(structured(qr)))))).toEqual([
      {
        ...{ id: `${iban}:E1/T1`, iban, bookedOn: "2026-11-23", cents: 119_995, currency: "CHF", references: [qr] },
        ...{ payer: "Garage & Fils", text: "" },
      },
    ]));

  it("tells each transfer of a collective entry with its own sum", () => {
    const amount = (text: string) => `<Amt Ccy="CHF">${text}</Amt>`;
    const all = readCamt(
      statement(entry(details(structured(qr), amount("12.5"), "A") + details(structured(rf), amount("7"), "B"))),
    );
    expect(all?.map(({ id, cents, references }) => [id, cents, references])).toEqual([
      [`${iban}:E1/A`, 1250, [qr]],
      [`${iban}:E1/B`, 700, [rf]],
    ]);
  });

  it("finds a reference that was typed into the message", () =>
    expect(
      readCamt(statement(entry(details(`<Ustrd>Facture ${formatReference(qr)} merci</Ustrd>`))))?.[0]?.references,
    ).toEqual([qr]));

  it.each([
    ["left", { kind: "DBIT" }],
    ["is announced", { state: "<Sts><Cd>PDNG</Cd></Sts>" }],
    ["was taken back", { more: "<RvslInd>true</RvslInd>" }],
    ["is no sum", { amount: "1e3" }],
  ])("leaves out what %s", (_, over) => expect(readCamt(statement(entry(details(structured(qr)), over)))).toEqual([]));

  it("reads older versions and other prefixes of the same", () => {
    const old = statement(entry(details(structured(qr)), { state: "<Sts>BOOK</Sts>" })).replace(
      /<(\/?)(?=[A-Z])/g,
      "<$1ns2:",
    );
    expect(readCamt(old.replace("xmlns=", "xmlns:ns2="))).toHaveLength(1);
  });

  it.each([
    ["", "<html></html>", "<Document", "<Document/>", "x"],
    ['<!DOCTYPE a [<!ENTITY b "c">]><Document><BkToCstmrStmt/></Document>'],
  ])("is not %p", (...texts) => texts.forEach((text) => expect(readCamt(text)).toBeNull()));
});

const table = (text: string) => readTable([...readCsv(text)]);

describe("a table of a bank", () => {
  it.each([
    [`Date;Montant;Devise;Communication;Nom\n23.11.2026;1'199.95;CHF;${formatReference(qr)};Garage`],
    [`Booking date,Amount,Currency,Reference,Payer\n2026-11-23,1199.95,CHF,${qr},Garage`],
    [`Buchungsdatum\tGutschrift\tWährung\tMitteilung\tName\n23/11/2026\t1.199,95\tchf\t${qr}\tGarage`],
  ])("is read whatever it calls its columns: %j", (text) =>
    expect(table(text)).toMatchObject([
      { bookedOn: "2026-11-23", cents: 119_995, currency: "CHF", references: [qr], payer: "Garage" },
    ]),
  );

  it("knows two alike rows apart, and the same row of another file again", () => {
    const row = `23.11.2026;10.00;CHF;${qr}`;
    const head = "Date;Montant;Devise;Référence\n";
    const two = table(`${head}${row}\n${row}`)?.map(({ id }) => id);
    expect(new Set(two).size).toBe(2);
    expect(table(head + row)?.[0]?.id).toBe(two?.[0]);
  });

  it.each(["Date;Devise\n1;2", "Montant\n12", ""])("without sums or references is none: %j", (text) =>
    expect(table(text)).toBeNull(),
  );

  it("leaves out what left, and rows without a sum", () =>
    expect(table(`Montant;Libellé\n-12.00;${qr}\n;${qr}\nabc;${qr}`)).toEqual([]));
});

it.each([
  ["1199.95", 119_995],
  ["12.5", 1250],
  ["7", 700],
  ["7.10000", 710],
  ["0", null],
  ["7.105", null],
  ["-7", null],
  ["1,5", null],
])("reads %p as %p cents", (text, cents) => expect(readCents(text)).toBe(cents));

const payable: Payable = {
  ...{
    companyId: 15,
    id: 7,
    orderNumber: "2026-00001",
    buyer: "Garage",
    reference: qr,
    cents: 119_995,
    currency: "CHF",
  },
  ...{ isOpen: true, isCalledOff: false },
};
const transfer: BankTransfer = {
  ...{ id: "a", iban, bookedOn: null, cents: 119_995, currency: "CHF", references: [qr], payer: "", text: "" },
};
const fates = (transfers: BankTransfer[], payables: Payable[], known: string[] = []) =>
  matchTransfers(transfers, { payables, known: new Set(known) }).map(({ fate }) => fate);

describe("a transfer", () => {
  it.each<[string, Partial<BankTransfer>, Partial<Payable>, string]>([
    ["with reference and sum", {}, {}, "match"],
    ["a cent short", { cents: 119_994 }, {}, "sum"],
    ["a cent over", { cents: 119_996 }, {}, "sum"],
    ["in another currency", { currency: "EUR" }, {}, "sum"],
    ["with another reference", { references: [rf] }, {}, "unknown"],
    ["without one", { references: [] }, {}, "none"],
    ["for what is paid", {}, { isOpen: false }, "paid"],
    ["for what was called off", {}, { isCalledOff: true }, "called-off"],
  ])("%s", (_, of, to, fate) => expect(fates([{ ...transfer, ...of }], [{ ...payable, ...to }])).toEqual([fate]));

  it("is told when it was confirmed before, and when it comes twice in a file", () => {
    expect(fates([transfer], [payable], ["a"])).toEqual(["repeated"]);
    expect(fates([transfer, { ...transfer, id: "b" }], [payable])).toEqual(["match", "paid"]);
  });

  it("that names two orders pays none", () =>
    expect(fates([{ ...transfer, references: [qr, rf] }], [payable, { ...payable, id: 8, reference: rf }])).toEqual([
      "unknown",
    ]));

  it("never pays more than is owed, nor one order twice, whatever came", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ cents: fc.constantFrom(1, 119_995), at: fc.nat(2) }), { maxLength: 9 }),
        (came) => {
          const payables = [0, 1].map((id) => ({ ...payable, id, reference: qrReference(String(id)) }));
          const transfers = came.map(({ cents, at }, id) => ({
            ...transfer,
            id: String(id),
            cents,
            references: [qrReference(String(at))],
          }));
          const taken = matchTransfers(transfers, { payables, known: new Set() }).filter(({ fate }) =>
            isConfirmable(fate),
          );
          expect(taken.every(({ transfer: one, payable: to }) => one.cents === to?.cents)).toBe(true);
          expect(new Set(taken.map(({ payable: to }) => to?.id)).size).toBe(taken.length);
        },
      ),
    ));
});

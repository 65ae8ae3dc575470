import { AFRelationship, PDFDocument, PDFHeader, PDFName, PDFString } from "@cantoo/pdf-lib";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { InvoiceDraft } from "../port";
import { attachedName, packetOf } from "./packet";

/** sRGB below node_modules: the meaning of the file's colours. */
const profile = "pdfkit/js/data/sRGB_IEC61966_2_1.icc";
const space = "sRGB IEC61966-2.1";

function describe(file: PDFDocument): void {
  const packet = packetOf({
    title: file.getTitle() ?? "",
    author: file.getAuthor() ?? "",
    creator: file.getCreator() ?? "",
    producer: file.getProducer() ?? "",
    createdAt: (file.getCreationDate() ?? new Date(0)).toISOString().replace(".000Z", "Z"),
  });
  const stream = file.context.stream(Buffer.from(packet), { Type: "Metadata", Subtype: "XML" });
  file.catalog.set(PDFName.of("Metadata"), file.context.register(stream));
}

async function nameColours(file: PDFDocument, root: string): Promise<void> {
  const { context } = file;
  const bytes = await readFile(join(root, "node_modules", profile));
  const meaning = context.register(context.flateStream(bytes, { N: 3 }));
  const intent = context.obj({
    ...{ Type: "OutputIntent", S: "GTS_PDFA1", DestOutputProfile: meaning },
    ...{ OutputConditionIdentifier: PDFString.of(space), Info: PDFString.of(space) },
  });
  file.catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));
}

/** A drawn invoice as Factur-X: PDF/A-3b that carries the same invoice for programs. Root is the folder that holds node_modules. */
export async function sealInvoice(drawn: Uint8Array, draft: InvoiceDraft, root: string): Promise<Uint8Array> {
  const file = await PDFDocument.load(drawn, { updateMetadata: false });
  file.context.header = PDFHeader.forVersion(1, 7);
  const day = new Date(draft.acceptedAt);
  await file.attach(Buffer.from(draft.xml), attachedName, {
    ...{ mimeType: "text/xml", description: "Factur-X", afRelationship: AFRelationship.Alternative },
    ...{ creationDate: day, modificationDate: day },
  });
  describe(file);
  await nameColours(file, root);
  return file.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
}

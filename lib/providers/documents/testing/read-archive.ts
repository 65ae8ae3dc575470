import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from "@cantoo/pdf-lib";

/** What PDF/A-3 and Factur-X ask of a file's structure. */
export interface Archive {
  version: string;
  isEncrypted: boolean;
  /** Identifiers in the trailer: of the document and of this version. */
  ids: number;
  /** Fonts by name, and whether the file carries each. */
  fonts: Record<string, boolean>;
  /** Files by name in the tree of names, and how the catalogue relates them to the document. */
  attached: { name: string; relationship: string; type: string; isNamed: boolean }[];
  intent: { kind: string; components: number; space: string; isScreen: boolean } | null;
  /** The ways of drawing whose meaning depends on the machine: none but these of the screen may occur. */
  spaces: string[];
  /** What may not occur at all. */
  forbidden: string[];
}

const forbidden = ["JavaScript", "JS", "Launch", "OpenAction", "AA", "AcroForm", "TR", "LZWDecode", "Interpolate"];

const dictOf = (object: PDFObject): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : null;
const nameOf = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : "");

function fontsOf(dicts: PDFDict[]): Record<string, boolean> {
  const fonts = dicts.filter((dict) => nameOf(dict.get(PDFName.of("Type"))) === "Font");
  const drawing = fonts.filter((dict) => nameOf(dict.get(PDFName.of("Subtype"))) !== "Type0");
  return Object.fromEntries(
    drawing.map((font) => {
      const told = font.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
      const carried = ["FontFile", "FontFile2", "FontFile3"].some((key) => told?.has(PDFName.of(key)));
      return [nameOf(font.get(PDFName.of("BaseFont"))), carried];
    }),
  );
}

function intentOf(file: PDFDocument): Archive["intent"] {
  const intent = file.catalog.lookupMaybe(PDFName.of("OutputIntents"), PDFArray)?.lookup(0, PDFDict);
  const profile = intent?.lookup(PDFName.of("DestOutputProfile"));
  if (!intent || !(profile instanceof PDFRawStream)) return null;
  const head = Buffer.from(decodePDFRawStream(profile).decode());
  return {
    kind: nameOf(intent.get(PDFName.of("S"))),
    components: Number(String(profile.dict.get(PDFName.of("N")))),
    space: head.toString("latin1", 16, 20),
    isScreen: head.toString("latin1", 12, 16) === "mntr" && head.toString("latin1", 36, 40) === "acsp",
  };
}

function attachedOf(file: PDFDocument): Archive["attached"] {
  const names = file.catalog.lookup(PDFName.of("Names"), PDFDict).lookup(PDFName.of("EmbeddedFiles"), PDFDict);
  const named = String(names.lookup(PDFName.of("Names"), PDFArray));
  const related = file.catalog.lookup(PDFName.of("AF"), PDFArray);
  return related.asArray().map((ref) => {
    const told = file.context.lookup(ref, PDFDict);
    const stream = told.lookup(PDFName.of("EF"), PDFDict).lookup(PDFName.of("F"));
    return {
      name: told.lookup(PDFName.of("F"), PDFString).decodeText(),
      relationship: nameOf(told.get(PDFName.of("AFRelationship"))),
      type: stream instanceof PDFRawStream ? nameOf(stream.dict.get(PDFName.of("Subtype"))) : "",
      isNamed: named.includes(String(ref)),
    };
  });
}

/** Reads a file's structure by a library other than the one that drew it. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object);
  const dicts = objects.flatMap((object) => dictOf(object) ?? []);
  const written = dicts.map(String).join("\n");
  const ids = file.context.trailerInfo.ID;
  return {
    version: Buffer.from(bytes).toString("latin1", 0, 8),
    isEncrypted: file.context.trailerInfo.Encrypt !== undefined,
    ids: ids instanceof PDFArray ? ids.size() : 0,
    fonts: fontsOf(dicts),
    attached: attachedOf(file),
    intent: intentOf(file),
    spaces: [...new Set(written.match(/Device(?:CMYK|N)\b|Separation\b/g) ?? [])],
    forbidden: forbidden.filter((key) =>
      dicts.some((dict) => dict.has(PDFName.of(key)) || written.includes(`/${key}\n`)),
    ),
  };
}

import { renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "./fonts/register";
import { SheetPdf } from "./pdf/sheet-pdf";
import type { SheetDocument } from "./port";

/** The bytes of a sheet's PDF, laid out in the calling thread. Root is the folder that holds node_modules. */
export async function renderSheetPdf(document: SheetDocument, root: string): Promise<Uint8Array> {
  await prepareFonts(root, JSON.stringify(document));
  return renderToBuffer(<SheetPdf document={document} />);
}

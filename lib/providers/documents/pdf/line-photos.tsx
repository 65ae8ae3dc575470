import { Image as Picture, View } from "@react-pdf/renderer";
import type { QuoteDocument, QuoteLine } from "../port";
import { DESCRIPTION_WIDTH, PHOTO_GAP, PHOTO_SIDE } from "./look";

type Photographed = Pick<QuoteLine, "photos">;
export type Pictures = QuoteDocument["pictures"];

const picturesOf = ({ photos = [] }: Photographed, pictures: Pictures = {}): string[] =>
  photos.flatMap(({ small }) => pictures[small] ?? []);

const inRow = Math.floor((DESCRIPTION_WIDTH + PHOTO_GAP) / (PHOTO_SIDE + PHOTO_GAP));

/** How high the photographs of a line stand below its texts. */
export const photosHeight = (line: Photographed, pictures: Pictures): number =>
  Math.ceil(picturesOf(line, pictures).length / inRow) * (PHOTO_SIDE + PHOTO_GAP);

/** What the house photographed of a line, small. */
export function LinePhotos({ line, pictures }: { line: Photographed; pictures: Pictures }) {
  const shown = picturesOf(line, pictures);
  if (shown.length === 0) return null;
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: PHOTO_GAP }}>
      {shown.map((jpeg, at) => (
        <Picture
          key={at}
          src={{ data: Buffer.from(jpeg, "base64"), format: "jpg" }}
          style={{ width: PHOTO_SIDE, height: PHOTO_SIDE, marginTop: PHOTO_GAP, borderRadius: 3, objectFit: "cover" }}
        />
      ))}
    </View>
  );
}

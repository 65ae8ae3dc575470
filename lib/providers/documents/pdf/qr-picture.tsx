import { Path, Rect, Svg, View } from "@react-pdf/renderer";
import { drawQr } from "@/lib/shared/qr";

/** Points of a millimetre. */
export const MM = 72 / 25.4;

const CODE_MM = 46;
const CROSS_MM = 7;

/** The Swiss cross on a black square with a white rim, in units of a millimetre. */
function SwissCross() {
  const edge = (CODE_MM - CROSS_MM) / 2;
  const [rim, long, wide] = [0.5, 3.9, 1.17];
  const bar = (width: number, height: number) => (
    <Rect x={(CODE_MM - width) / 2} y={(CODE_MM - height) / 2} width={width} height={height} fill="#fff" />
  );
  return (
    <>
      <Rect x={edge} y={edge} width={CROSS_MM} height={CROSS_MM} fill="#fff" />
      <Rect x={edge + rim} y={edge + rim} width={CROSS_MM - 2 * rim} height={CROSS_MM - 2 * rim} fill="#000" />
      {bar(long, wide)}
      {bar(wide, long)}
    </>
  );
}

interface QrPictureProps {
  text: string;
  /** Side of the code in millimetres, without its quiet zone. */
  side: number;
  swiss?: boolean;
}

/** The code of a payment at error correction M; a Swiss one bears the cross in its middle. */
export function QrPicture({ text, side, swiss = false }: QrPictureProps) {
  const { size, path } = drawQr(text, "M");
  const style = { position: "absolute", top: 0, left: 0, width: side * MM, height: side * MM } as const;
  return (
    <View style={{ width: side * MM, height: side * MM }}>
      <Svg viewBox={`0 0 ${size} ${size}`} style={style}>
        <Path d={path} fill="#000" />
      </Svg>
      {swiss && (
        <Svg viewBox={`0 0 ${CODE_MM} ${CODE_MM}`} style={style}>
          <SwissCross />
        </Svg>
      )}
    </View>
  );
}

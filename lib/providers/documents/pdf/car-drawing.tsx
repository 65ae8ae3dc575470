import { Circle, Path, Rect, Svg } from "@react-pdf/renderer";
import { colours } from "./look";

const stroke = { stroke: colours.ink2, strokeWidth: 1, fill: "none" } as const;

/** A car from above between its two sides, to mark what is found on it. */
export function CarDrawing() {
  return (
    <Svg viewBox="0 0 520 210" style={{ width: 470, height: 190, marginBottom: 6 }}>
      <Side />
      <Rect x="195" y="68" width="290" height="74" rx="26" ry="26" {...stroke} />
      <Path d="M270 76 L252 84 L252 126 L270 134 Z" {...stroke} />
      <Path d="M405 78 L424 86 L424 124 L405 132 Z" {...stroke} />
      <Path d="M270 76 L405 78 M270 134 L405 132 M338 77 L338 133" {...stroke} />
      <Path d="M264 68 L258 60 L270 60 L274 68 M264 142 L258 150 L270 150 L274 142" {...stroke} />
      <Far />
    </Svg>
  );
}

function Side() {
  return (
    <>
      <Path
        d="M10 46 Q10 34 26 32 L58 28 Q78 10 104 10 L128 10 Q150 12 162 30 L172 34 Q180 38 180 46 L180 50 L156 50 M132 50 L58 50 M34 50 L10 50 Z"
        {...stroke}
      />
      <Path d="M64 28 Q80 15 100 15 L100 29 Z M106 15 L126 15 Q142 17 152 30 L106 29 Z" {...stroke} />
      <Circle cx="46" cy="50" r="12" {...stroke} />
      <Circle cx="144" cy="50" r="12" {...stroke} />
    </>
  );
}

function Far() {
  return (
    <>
      <Path
        d="M10 176 Q10 164 18 160 L28 158 Q40 142 62 140 L86 140 Q112 140 132 158 L164 162 Q180 164 180 176 L180 180 L156 180 M132 180 L58 180 M34 180 L10 180 Z"
        {...stroke}
      />
      <Path d="M126 158 Q110 145 90 145 L90 159 Z M84 145 L64 145 Q48 147 38 160 L84 159 Z" {...stroke} />
      <Circle cx="46" cy="180" r="12" {...stroke} />
      <Circle cx="144" cy="180" r="12" {...stroke} />
    </>
  );
}

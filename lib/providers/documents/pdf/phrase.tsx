import { Text } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { drawable } from "../fonts/drawable";
import { printable } from "../fonts/printable";
import { familiesFor } from "../fonts/register";
import { directionOf, scriptRuns } from "../fonts/script-runs";

type TextProps = ComponentProps<typeof Text>;

interface PhraseProps {
  children: string;
  style?: Exclude<TextProps["style"], readonly unknown[]>;
  maxLines?: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const numbers = /\p{Nd}[\p{Nd}\s.,:/+-]*\p{Nd}/gu;

/** Behind Arabic letters the parts of a number would change places: an invisible Latin letter before it keeps their order. */
const inOrder = (text: string): string =>
  rightToLeft.test(text) ? text.replace(numbers, (number) => `\u200e${number}`) : text;

/** A text in any script: each run in a font that holds its letters, the paragraph in its own direction. */
export function Phrase({ children, style, maxLines }: PhraseProps) {
  const text = inOrder(printable(children));
  const limit = maxLines === undefined ? {} : { maxLines, textOverflow: "ellipsis" as const };
  return (
    <Text style={{ textAlign: "left", ...style, ...limit, direction: directionOf(text) }}>
      {scriptRuns(text).map((run, at) =>
        run.script === "latin" ? (
          drawable(run.text, "latin")
        ) : (
          <Text key={at} style={{ fontFamily: familiesFor(run.script), fontFeatureSettings: {} }}>
            {drawable(run.text, run.script)}
          </Text>
        ),
      )}
    </Text>
  );
}

import { inverted, scaled, turned, type Changed } from "../frames/change-frame";
import { evened, sharpened, smeared } from "../frames/filter-frame";
import type { GreyFrame } from "../frames/grey-frame";

/** One way of looking at a picture. What ways of one family see alike, they may also mistake alike. */
export interface Look {
  family: "plain" | "sharp" | "even" | "turned" | "small" | "inverted";
  see: (frame: GreyFrame) => Changed;
}

type Filter = (frame: GreyFrame) => GreyFrame;

const at = (scale: number, family: Look["family"], filter: Filter): Look => ({
  family,
  see(frame) {
    const { frame: drawn, back } = scale === 1 ? as(frame) : scaled(frame, scale);
    return { frame: filter(drawn), back };
  },
});

const tilted = (degrees: number, scale: number): Look => ({
  family: "turned",
  see(frame) {
    const upright = turned(frame, degrees);
    const drawn = scaled(upright.frame, scale);
    const filtered = sharpened(smeared(drawn.frame, 0, 3 * scale), 3, 3);
    return { frame: filtered, back: (place) => upright.back(drawn.back(place)) };
  },
});

const as = (frame: GreyFrame): Changed => ({ frame, back: (place) => place });
const same: Filter = (frame) => frame;

export const plain: Look = { family: "plain", see: as };

/** Pictures up to this many places are also drawn larger: bars of two places need it. */
const smallPicture = 700_000;

/** The ways a still picture is looked at, by what they find in photographs; the first are always gone. */
export function looksAt({ width, height }: GreyFrame): readonly Look[] {
  const larger = width * height <= smallPicture ? 2 : 1;
  const between = larger === 2 ? 1.5 : 0.7;
  return [
    plain,
    at(larger, "sharp", (frame) => sharpened(frame, 2, 4)),
    at(1, "even", (frame) => evened(frame, 16)),
    at(between, larger === 2 ? "sharp" : "small", (frame) => sharpened(frame, 2, 4)),
    at(larger, "sharp", (frame) => sharpened(smeared(frame, 0, 6), 3, 3)),
    at(1, "even", (frame) => evened(frame, 12)),
    at(0.5, "small", same),
    at(1, "inverted", inverted),
    at(larger, "inverted", (frame) => sharpened(inverted(frame), 2, 4)),
    tilted(20, 1),
    tilted(-20, 1),
    tilted(7, larger),
    tilted(-7, larger),
    at(1, "even", (frame) => evened(frame, 8)),
    at(larger, "even", (frame) => evened(frame, 12)),
    at(larger * 1.5, "sharp", (frame) => sharpened(frame, 4, 3)),
    tilted(35, 1),
    tilted(-35, 1),
  ];
}

/** How many of them are gone even when a code is known by then: it may not be the only one. */
export const looksAtLeast = 4;

/** What one frame of a film is looked at beside as it is, by turns. */
export const liveLooks: readonly Look[] = [
  at(1, "sharp", (frame) => sharpened(frame, 2, 4)),
  tilted(20, 1),
  at(1, "inverted", inverted),
  tilted(-20, 1),
  at(1, "even", (frame) => evened(frame, 16)),
];

import sharp from "sharp";
import { STROKES } from "./strokes";

export interface DrawnPlate {
  /** Groups with hyphens between, as AB-123-CD. */
  text: string;
  x: number;
  y: number;
  /** Height in pixels of the plate; its characters are two thirds of it. */
  height: number;
  /** In degrees. */
  turn?: number;
}

const PLATE_WIDTH = 520;
const PLATE_HEIGHT = 110;
const BAND = 42;
const PITCH = 50;

/** One character 75 high, as on a plate of 520 by 110 mm. */
function characterSvg(character: string, x: number): string {
  if (character === "-") return `<path d="M${x + 4} 55 h14" stroke-width="10"/>`;
  return `<path d="${STROKES[character]?.[0]}" transform="translate(${x} 22) scale(0.6 0.72)" stroke-width="14"/>`;
}

function plateSvg({ text, x, y, height, turn = 0 }: DrawnPlate): string {
  let at = BAND + 14;
  const characters = [...text].map((character) => {
    const svg = characterSvg(character, at);
    at += character === "-" ? 34 : PITCH;
    return svg;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${height / PLATE_HEIGHT})">
    <rect x="-9" y="-9" width="${PLATE_WIDTH + 18}" height="${PLATE_HEIGHT + 18}" rx="8" fill="#15181d"/>
    <rect width="${PLATE_WIDTH}" height="${PLATE_HEIGHT}" rx="4" fill="#f4f4ef"/>
    <rect width="${BAND}" height="${PLATE_HEIGHT}" fill="#1746b0"/>
    <rect x="${PLATE_WIDTH - BAND}" width="${BAND}" height="${PLATE_HEIGHT}" fill="#1746b0"/>
    <g fill="none" stroke="#16181c" stroke-linecap="square">${characters.join("")}</g>
  </g>`;
}

/** A JPEG of a car's rear in a street with the plates drawn on it; no font is needed. */
export function drawScene(plates: DrawnPlate[], { width = 1000, height = 700 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#9aa5ad"/>
    <rect y="${height * 0.75}" width="${width}" height="${height}" fill="#5c5f63"/>
    <rect x="${width * 0.1}" y="${height * 0.25}" width="${width * 0.8}" height="${height * 0.55}" rx="60" fill="#7c2230"/>
    <rect x="${width * 0.2}" y="${height * 0.28}" width="${width * 0.6}" height="${height * 0.15}" rx="30" fill="#29323b"/>
    <circle cx="${width * 0.2}" cy="${height * 0.82}" r="50" fill="#202224"/>
    <circle cx="${width * 0.8}" cy="${height * 0.82}" r="50" fill="#202224"/>
    ${plates.map(plateSvg).join("")}
  </svg>`;
  return sharp(Buffer.from(svg)).blur(0.8).jpeg({ quality: 82 }).toBuffer();
}

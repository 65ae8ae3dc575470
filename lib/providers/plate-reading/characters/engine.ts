import { join } from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";

/** A word as it was read: its text, how sure (0 to 1) and its place in the picture. */
export interface Word {
  text: string;
  confidence: number;
  box: { x: number; y: number; width: number; height: number };
}

export interface CharacterEngine {
  /** All words of a picture (any format that sharp writes), wherever they stand. */
  words: (picture: Buffer, layout?: "sparse" | "lines") => Promise<Word[]>;
  /** One line that is made of some characters only. */
  line: (picture: Buffer, characters: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Words wherever they stand, or one line below the other: what one layout overlooks the other may find. */
const layouts = { sparse: PSM.SPARSE_TEXT, lines: PSM.SINGLE_BLOCK } as const;

/** Without work for so long the thread ends, in ms. */
const idleMs = 120_000;

const dataFolder = (): string => join(process.cwd(), "node_modules/@tesseract.js-data/eng/4.0.0_best_int");

/** Nothing is fetched and nothing is stored: program and data are packages of ours. */
const start = (): Promise<Worker> =>
  createWorker("eng", OEM.LSTM_ONLY, { langPath: dataFolder(), gzip: true, cacheMethod: "none" });

/** The reader of characters in a thread of its own, started by the first picture. One picture at a time. */
export function createEngine(): CharacterEngine {
  let running: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = async () => {
    const ending = running;
    running = null;
    clearTimeout(idle);
    await (await ending)?.terminate();
  };
  const worker = async () => {
    clearTimeout(idle);
    running ??= start();
    return running;
  };
  const rest = () => {
    idle = setTimeout(() => void close(), idleMs).unref();
  };
  return {
    async words(picture, layout = "sparse") {
      const engine = await worker();
      await engine.setParameters({ tessedit_char_whitelist: "", tessedit_pageseg_mode: layouts[layout] });
      const { data } = await engine.recognize(picture, {}, { blocks: true, text: false });
      rest();
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      return lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence: confidence / 100,
          box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
        })),
      );
    },
    async line(picture, characters) {
      const engine = await worker();
      await engine.setParameters({ tessedit_char_whitelist: characters, tessedit_pageseg_mode: PSM.SINGLE_LINE });
      const { data } = await engine.recognize(picture);
      rest();
      return data.text.trim();
    },
    close,
  };
}

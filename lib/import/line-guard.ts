import { refused } from "./problem";

/** Longest line of a file in bytes. */
export const LONGEST_LINE = 65_536;

const LINE_BREAK = 10;
const QUOTE = 34;

/** Watches the bytes of a CSV file in any pieces: lines of bounded length, no line break inside a value, a complete end. */
export class LineGuard {
  /** line breaks seen so far */
  lines = 0;
  private length = 0;
  private quoted = false;

  constructor(private readonly file: string) {}

  feed(chunk: Uint8Array): void {
    let { length, quoted } = this;
    for (const byte of chunk) {
      if (byte === QUOTE) quoted = !quoted;
      if (byte !== LINE_BREAK) {
        if (++length > LONGEST_LINE) throw this.tooLong();
        continue;
      }
      if (quoted) throw refused(this.file, this.lines + 1, "a quotation mark is open at the end of the line.");
      this.lines++;
      length = 0;
    }
    this.length = length;
    this.quoted = quoted;
  }

  end(): void {
    if (this.length > 0)
      throw refused(this.file, this.lines + 1, "the file ends inside this line: it seems to be cut off.");
  }

  private tooLong(): Error {
    return refused(this.file, this.lines + 1, `the line is longer than ${LONGEST_LINE} bytes.`);
  }
}

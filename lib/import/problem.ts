/** What is wrong in a file, and where. */
export interface Problem {
  /** name of the file with its ending */
  file: string;
  /** counted from 1, the header included; null when the file as a whole is meant */
  line: number | null;
  text: string;
}

/** The files cannot become a catalogue; nothing was changed. `total` counts more than the listed problems when there are many. */
export class ImportRefused extends Error {
  constructor(
    readonly problems: readonly Problem[],
    readonly total = problems.length,
  ) {
    super(reportOf(problems, total));
  }
}

/** One line per problem, as compilers write them: file:line: text. */
export function reportOf(problems: readonly Problem[], total: number): string {
  const lines = problems.map(({ file, line, text }) => `${file}${line === null ? "" : `:${line}`}: ${text}`);
  if (total > problems.length) lines.push(`... and ${total - problems.length} more`);
  return lines.join("\n");
}

/** The one problem as a refusal. */
export const refused = (file: string, line: number | null, text: string): ImportRefused =>
  new ImportRefused([{ file, line, text }]);

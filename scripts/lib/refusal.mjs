/** An expected failure: its message says what is wrong and what to do, and is shown without a stack. */
export class Refusal extends Error {}

/** Prints a failure as a person should read it and sets the exit code. */
export function report(error) {
  const expected = error instanceof Refusal;
  process.stderr.write(`\n${expected ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = error?.exitCode ?? 1;
}

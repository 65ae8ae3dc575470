export type KnownVariable = {
  name: string;
  description: string;
  default: string;
  example: string;
  pattern: string;
  /** Others without which it means nothing. */
  needs?: readonly string[];
};

export const knownVariables: readonly KnownVariable[];
export const testVariables: readonly KnownVariable[];

export type KnownVariable = {
  name: string;
  description: string;
  default: string;
  example: string;
  pattern: string;
};

export const knownVariables: readonly KnownVariable[];
export const testVariables: readonly KnownVariable[];

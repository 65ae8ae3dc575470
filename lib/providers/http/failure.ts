export type FailureKind = "unavailable" | "limited" | "not found" | "bad data";

/** Why a provider gave no answer: out of reach, quota used up, nothing there, or an answer that cannot be read. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly provider: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${provider}: ${message}`, options);
    this.name = "ProviderFailure";
  }
}

/** What is answered in place of what the other system does not have; every other failure goes on. */
export const whenNotFound =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof ProviderFailure && error.kind === "not found") return instead;
    throw error;
  };

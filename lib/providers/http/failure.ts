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

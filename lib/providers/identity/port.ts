/** Who an identity provider says that somebody is. */
export interface Identity {
  /** The provider's own name of the person. */
  subject: string;
  /** Null unless the provider has verified that the address is the person's. */
  verifiedEmail: string | null;
}

export interface SignOnRequest {
  state: string;
  nonce: string;
  /** PKCE: the provider is told its hash, and the secret itself with the code. */
  verifier: string;
  redirectUri: string;
  /** Only for who is signed in at the provider already: it shows nothing and asks nothing. */
  silent: boolean;
}

export interface SignedOn {
  identity: Identity;
  /** The signed statement of the provider, by which a sign-out there names the session. */
  idToken: string;
  /** What opens other systems that trust the provider; null when it gave none. */
  tokens: ProviderTokens | null;
}

/** An access token until its end, and what brings the next one, where the provider gives that. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Another system that knows who people are. Every method may throw ProviderFailure when it cannot be reached. */
export interface IdentityProvider {
  /** What the sign-in button calls it. */
  name: string;
  /** Whether an answer that names its issuer comes from this one (RFC 9207). */
  isIssuer(issuer: string): boolean;
  /** The address that browsers are sent to. */
  signOnAddress(request: SignOnRequest): Promise<string>;
  /** Whom a code stands for. Throws UntrustedToken when the code or what it gives proves nothing. */
  redeemCode(code: string, request: SignOnRequest): Promise<SignedOn>;
  /** The next access token for a refresh token. Throws UntrustedToken when the session there is over. */
  renew(refreshToken: string): Promise<ProviderTokens>;
  /** Whom a token for this installation names. Throws UntrustedToken when it proves nothing. */
  readToken(token: string): Promise<Identity>;
  /** Where the provider's own session ends, to come back after; null when it names no such address. */
  signOutAddress(idToken: string, returnTo: string): Promise<string | null>;
}

/** A code or token that proves nothing: forged, expired, for another audience or from another issuer. */
export class UntrustedToken extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "UntrustedToken";
  }
}

/** A fresh installation has no identity provider: people sign in with their passwords. */
export const embeddedIdentity = null;

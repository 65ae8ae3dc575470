import { identityProvider } from "@/lib/providers/identity";

/** What the button of the identity provider says; null where people sign in by password alone. */
export const findSignOnName = (): string | null => identityProvider()?.name ?? null;

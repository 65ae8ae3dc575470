import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });

/** What a provider publishes about itself (OpenID Connect Discovery 1.0). */
export const metadata = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  end_session_endpoint: address.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

export const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const tokens = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().positive().optional().catch(undefined),
});
export const tokenAnswer = tokens.extend({ id_token: z.string() });
export const renewal = tokens.extend({ access_token: z.string() });

/** The claims of a person that count here; providers write "true" as a text too. */
export const person = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
});

export type Metadata = z.infer<typeof metadata>;
export type Person = z.infer<typeof person>;
export type Renewal = z.infer<typeof renewal>;

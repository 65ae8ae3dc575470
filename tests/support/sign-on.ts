import type { Right } from "@/lib/shared/rights";
import { clientOf, makeCompany } from "./company";
import { issuerPerson, issuerState } from "./issuer";

/** A company whose user is signed in at the issuer. */
export async function makePerson(rights: Right[] = ["CaiaApp"]) {
  const company = await makeCompany({ rights });
  issuerPerson.email = company.email;
  return company;
}

export const cookieOf = (response: Response, name: string): string | null => {
  const set = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return set ? (set.split(";", 1)[0] ?? null) : null;
};

/** Begins at our door and passes the issuer's, as its page would after a password. */
export async function begin(query = "", cookie?: string) {
  const started = await clientOf().get(`/sso/start${query}`, cookie ? { cookie } : {});
  expect(started.status).toBe(303);
  const at = new URL(started.headers.get("location") ?? "");
  const asked = at.searchParams;
  const code = `code-${Math.random()}`;
  issuerState.codes.set(code, {
    challenge: asked.get("code_challenge") ?? "",
    redirectUri: asked.get("redirect_uri") ?? "",
    nonce: asked.get("nonce") ?? "",
  });
  return { at, asked, code, state: asked.get("state") ?? "", cookie: cookieOf(started, "etabli.sso") ?? "" };
}

type Begun = Awaited<ReturnType<typeof begin>>;
export const comeBack = ({ code, state, cookie }: Begun, more: Record<string, string> = {}, headers = { cookie }) =>
  clientOf().get(`/sso/callback?${new URLSearchParams({ code, state, ...more })}`, headers);

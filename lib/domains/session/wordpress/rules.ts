/** How long a code waits for the site to exchange it, in ms. */
export const codeLifetimeMs = 60_000;

export const isSiteCode = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The site's address with a code, and the path of the site to go on to. */
export function siteAddress(site: string, code: string, to: string): string {
  const address = new URL(site);
  address.searchParams.set("etabli_code", code);
  if (to !== "/") address.searchParams.set("redirect_to", to);
  return address.href;
}

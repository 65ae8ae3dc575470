import { createHash } from "node:crypto";

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#12151c, #e9ecf2); --ink-2: light-dark(#4a5261, #aab3c2);
    --line: light-dark(#e3e7ee, #2a303b); --ground: light-dark(#f5f7fa, #101319); --accent: light-dark(#1f4fd8, #8fb0ff) }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/22px system-ui, sans-serif }
  main { box-sizing: border-box; min-height: 100dvh; max-width: 60rem; margin: auto; padding: 1.5rem 1rem; display: flex; flex-direction: column; gap: .75rem }
  h1, p { margin: 0; overflow-wrap: anywhere; unicode-bidi: plaintext } h1 { font-size: 22px; line-height: 28px }
  p { white-space: pre-line } img { max-width: 100%; max-height: 15rem; align-self: start; border-radius: 8px }
  iframe { flex: 1; min-height: 24rem; border: 1px solid var(--line); border-radius: 8px; background: #fff }
  a { color: var(--accent) } footer { color: var(--ink-2); font-size: 13px }
  .alone { justify-content: center; align-items: center; text-align: center } .alone p { color: var(--ink-2) }`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Pages of ours that anybody may read in a frame; the others ask their reader to sign in. */
const framedPages = "/embedded/poster/";

export interface PublicPage {
  title: string;
  text: string;
  image: string;
  url: string;
  lang: string;
  dir: string;
  /** Whether this site is read over an encrypted connection: it shows no others. */
  isSecure: boolean;
  words: { outside: string; from: string };
}

/** The origin that the page shows in a frame; null where there is none to show. */
function framedOrigin({ url, isSecure }: Pick<PublicPage, "url" | "isSecure">): string | null {
  if (url.startsWith("/")) return url.startsWith(framedPages) ? "'self'" : null;
  if (!URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  // A host may hold signs that would end its place in a policy and begin another.
  const isPlain = /^https?:\/\/[a-z0-9.[\]:_-]+$/i.test(origin);
  return isPlain && !(isSecure && protocol === "http:") ? origin : null;
}

/** A page for anybody: what was sent, without a script, a cookie or a word about the company. */
export function writePublicPage(page: PublicPage): { html: string; headers: Record<string, string> } {
  const { title, text, image, url, lang, dir, words } = page;
  const origin = framedOrigin(page);
  const isAlone = !image && !url && !words.from;
  const frame = `<iframe src="${escape(url)}" title="${escape(title)}" referrerpolicy="no-referrer"
    sandbox="allow-scripts allow-forms allow-popups${origin === "'self'" ? "" : " allow-same-origin"}"></iframe>`;
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${escape(title)}</title><style>${style}</style></head><body><main${isAlone ? ' class="alone"' : ""}><h1>${escape(title)}</h1>
    ${image ? `<img src="${escape(image)}" alt="">` : ""}<p>${escape(text)}</p>
    ${url && origin ? frame : ""}
    ${url ? `<a href="${escape(url)}" target="_blank" rel="noreferrer">${escape(words.outside)}</a>` : ""}
    ${words.from ? `<footer>${escape(words.from)}</footer>` : ""}</main></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "img-src 'self' https:",
    `frame-src ${origin ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  };
}

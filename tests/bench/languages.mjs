import { measuredPages } from "./addresses.mjs";
import { openBrowser } from "./browser.mjs";
import { settled } from "./first-load.mjs";
import { amount, mark, table } from "./report.mjs";

const source = "en";
/** One of each script, the widest of each alphabet; Chinese, Japanese and Korean are drawn by the device. */
const measured = ["de", "pl", "el", "ru", "he", "ar", "th", "hi", "ja", "zh", "ko"];
const mostMoreKb = 120;
const kb = (bytes) => amount(bytes / 1000, 1);

const kindOf = ({ pathname, searchParams }) => {
  // Pages that links fetch before anybody follows them: how many come before a page is at rest is chance.
  if (searchParams.has("_rsc")) return "ahead";
  if (/\/texts\//.test(pathname)) return "texts";
  return /\.js$/.test(pathname) ? "scripts" : /\.woff2$/.test(pathname) ? "fonts" : "rest";
};

/** Bytes on the wire of a first visit to a page by kind, in a fresh browser profile. */
async function weigh(browser, { url, token, language }) {
  const context = await browser.newContext({ locale: language, serviceWorkers: "block" });
  try {
    const cookies = [{ name: "etabli.language", value: language }];
    if (token) cookies.push({ name: "etabli.session", value: token });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })));
    const page = await context.newPage();
    const weights = { scripts: 0, texts: 0, fonts: 0, rest: 0, ahead: 0 };
    const arrived = [];
    page.on("requestfinished", (request) => {
      const kind = kindOf(new URL(request.url()));
      arrived.push(request.sizes().then(({ responseBodySize }) => (weights[kind] += responseBodySize)));
    });
    await settled(page, page.goto(url));
    await Promise.all(arrived);
    return weights;
  } finally {
    await context.close();
  }
}

const sum = ({ scripts, texts, fonts, rest }) => scripts + texts + fonts + rest;

/** What a first visit weighs in languages of each script beyond English; scripts must weigh the same in all. */
export async function measureLanguages({ product: { base, token }, browser: executable, note }) {
  const browser = await openBrowser(executable);
  try {
    const rows = [];
    for (const { name, path, signedIn } of measuredPages) {
      const visit = (language) => weigh(browser, { url: base + path, token: signedIn ? token : null, language });
      const english = await visit(source);
      const row = (language, weights, more) => [
        ...[
          name,
          language,
          kb(weights.scripts),
          kb(weights.texts),
          kb(weights.fonts),
          kb(weights.rest),
          kb(weights.ahead),
        ],
        ...[
          more === null ? "" : `${more < 0 ? "" : "+"}${kb(more)}`,
          more === null ? "" : mark(more <= mostMoreKb * 1000),
        ],
      ];
      rows.push(row(source, english, null));
      for (const language of measured) {
        note(`${name}, ${language}`);
        const weights = await visit(language);
        rows.push(row(language, weights, sum(weights) - sum(english)));
      }
    }
    return table(
      ["Page", "language", "scripts kB", "texts", "fonts", "rest", "fetched ahead", `more, ≤ ${mostMoreKb} kB`, "met"],
      rows,
    );
  } finally {
    await browser.close();
  }
}

import { connect } from "node:net";
import { base, openPage } from "../support/browser";

const readIn = async (headers: Record<string, string>) => {
  const answer = await fetch(`${base}/login`, { headers });
  const [, language, direction] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(await answer.text()) ?? [];
  return [answer.status, language, direction];
};

describe("the language of a reader of whom nothing else is known", () => {
  it.each([
    ["en-XX", "en", "ltr"],
    ["iw", "he", "rtl"],
    ["nb", "no", "ltr"],
    ["nn", "no", "ltr"],
    ["zh-TW", "zh", "ltr"],
    ["pt-PT", "pt", "ltr"],
    ["PT-br", "pt-BR", "ltr"],
    ["sr-Latn", "sr", "ltr"],
    ["constructor", "fr", "ltr"],
    ["__proto__", "fr", "ltr"],
    ["%00", "fr", "ltr"],
    ["de%00", "fr", "ltr"],
    ["../en", "fr", "ltr"],
    ["x".repeat(5000), "fr", "ltr"],
    [`de-${"x".repeat(5000)}`, "fr", "ltr"],
  ])("is by a cookie %.20s the language %s", async (cookie, language, direction) => {
    expect(await readIn({ cookie: `etabli.language=${cookie}` })).toEqual([200, language, direction]);
    if (!/[%/]/.test(cookie) && cookie.length < 50)
      expect(await readIn({ "accept-language": cookie })).toEqual([200, language, direction]);
  });

  it("is that of the cookie before that of the browser", async () => {
    const headers = { cookie: "etabli.language=it", "accept-language": "pl, de;q=0.8" };
    expect(await readIn(headers)).toEqual([200, "it", "ltr"]);
    expect(await readIn({ ...headers, cookie: "etabli.language=constructor" })).toEqual([200, "pl", "ltr"]);
  });

  it("survives a NUL on the wire", async () => {
    const { hostname, port } = new URL(base);
    const answer = await new Promise<string>((done) => {
      let said = "";
      const socket = connect({ host: hostname === "localhost" ? "127.0.0.1" : hostname, port: Number(port) });
      socket.on("data", (bytes) => (said += String(bytes))).on("close", () => done(said));
      socket.on("error", () => done(said));
      socket.write("GET /login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: etabli.language=\0\r\n\r\n");
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(await readIn({})).toEqual([200, "fr", "ltr"]);
  });
});

it("brings a reader the scripts of a page, whichever their language, to the byte", async () => {
  const scriptsOf = async (language: string, expected?: string[]) => {
    const page = await openPage({ language, workerless: true });
    const scripts = new Set<string>();
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith("/_next/") && pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.goto("/login", { waitUntil: "networkidle" });
    // What a page brings once it has time comes late on a busy machine.
    for (let turn = 0; expected && turn < 100 && scripts.size < expected.length; turn++) await page.waitForTimeout(100);
    return [...scripts].sort();
  };
  const first = await scriptsOf("fr");
  expect(first.length).toBeGreaterThan(3);
  for (const language of ["en", "ar", "ja"]) expect(await scriptsOf(language, first)).toEqual(first);
});

import { writePublicPage } from "./public-page";

const words = { outside: "Ouvrir", from: "Envoyé" };
const page = { ...{ lang: "fr", dir: "ltr", isSecure: true, image: "", words }, title: "A", text: "B", url: "" };
const frameOf = (url: string) =>
  /frame-src ([^;]+);/.exec(writePublicPage({ ...page, url }).headers["content-security-policy"] ?? "")?.[1];

it("says what was sent as text", () => {
  const { html } = writePublicPage({ ...page, title: "<script>alert(1)</script>", text: `"><img src=x onerror=y>` });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain("&#60;script&#62;");
});

it.each([
  ["https://site.test/a?b", "https://site.test"],
  ["http://site.test/", "'none'"],
  ["/embedded/poster/tyres", "'self'"],
  ["/embedded/technical-information/7", "'none'"],
  ["/cart", "'none'"],
  ["", "'none'"],
])("%s is framed from %s alone", (url, origin) => expect(frameOf(url)).toBe(origin));

it("loads nothing else and is not indexed", () => {
  const { headers } = writePublicPage(page);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' https:;/,
  );
  expect(headers["x-robots-tag"]).toContain("noindex");
});

import { afterFault, mailHeaders, mailHtml, mailText, mostTries } from "./rules";

const now = new Date("2026-11-24T10:00:00Z");

describe("a message that did not leave", () => {
  it("waits longer each time, then is given up", () => {
    const after = Array.from({ length: mostTries }, (_, at) =>
      afterFault({ tries: at + 1, expiresAt: null }, false, now),
    );
    const waits = after.map((one) => (one.state === "queued" ? one.dueAt.getTime() - now.getTime() : null));
    expect(waits.slice(0, -1)).toEqual([...waits.slice(0, -1)].sort((a, b) => (a ?? 0) - (b ?? 0)));
    expect([waits[0], waits.at(-1), after.at(-1)]).toEqual([60_000, null, { state: "failed" }]);
  });

  it("is given up at once where it would be refused again, or come too late", () => {
    expect(afterFault({ tries: 1, expiresAt: null }, true, now)).toEqual({ state: "failed" });
    const soon = new Date(now.getTime() + 60_000);
    expect(afterFault({ tries: 1, expiresAt: soon }, false, now)).toEqual({ state: "expired" });
  });
});

describe("the words of a message", () => {
  const content = {
    text: 'Un <b>"bon"</b>\n\nprix & net',
    action: { label: "Voir", url: "https://a.example/?b=1&c=2" },
    footer: "Fin",
  };

  it("stand in plain text with what they open", () => {
    expect(mailText(content)).toBe('Un <b>"bon"</b>\n\nprix & net\n\nVoir\nhttps://a.example/?b=1&c=2\n\n-- \nFin\n');
  });

  it("are escaped in the page, which fetches nothing", () => {
    const page = mailHtml(content, "<Objet>", "ar");
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("Un &lt;b&gt;&quot;bon&quot;&lt;/b&gt;");
    expect(page).toContain('href="https://a.example/?b=1&amp;c=2"');
    expect(page).toContain("<title>&lt;Objet&gt;</title>");
    expect(page).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });

  it("tell how such messages are ended, where one can", () => {
    expect(mailHeaders({ language: "fr", bulk: false })).toEqual({ "Content-Language": "fr" });
    const headers = mailHeaders({ language: "fr", bulk: true, unsubscribe: "https://a.example/x" });
    expect(headers["List-Unsubscribe"]).toBe("<https://a.example/x>");
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });
});

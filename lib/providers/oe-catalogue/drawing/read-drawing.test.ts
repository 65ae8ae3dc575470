import { mostDrawingBytes, readDrawing } from "./read-drawing";

const svg = (inside: string, attributes = 'viewBox="0 0 200 100"') =>
  `<?xml version="1.0"?><!-- made elsewhere --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe("a drawing of others", () => {
  it("becomes outlines: shapes, their widths, and where groups move them", () => {
    const { width, height, strokes } = readDrawing(
      svg(
        '<g transform="translate(10 20)"><rect x="1" y="2" width="3" height="4" stroke-width="2"/></g>' +
          '<path d="M0 0L5 5Z" fill="black"/><circle cx="5" cy="5" r="2"/><polyline points="0,0 1,1 2,0"/><line x2="9" y2="9"/>',
      ),
    );
    expect([width, height]).toEqual([200, 100]);
    expect(strokes[0]).toEqual({ d: "M1 2h3v4h-3Z", width: 2, filled: false, matrix: [1, 0, 0, 1, 10, 20] });
    expect(strokes[1]).toEqual({ d: "M0 0L5 5Z", width: 1.5, filled: true, matrix: null });
    expect(strokes.map(({ d }) => d).slice(3)).toEqual(["M0 0L1 1L2 0", "M0 0L9 9"]);
  });

  it("starts its field at nought, whatever its viewBox", () => {
    const { strokes } = readDrawing(svg('<path d="M0 0h1"/>', 'viewBox="-50 -25 100 50"'));
    expect(strokes[0]?.matrix).toEqual([1, 0, 0, 1, 50, 25]);
  });

  it("tells its positions by ids of groups, by data and by numbers that are written", () => {
    const { hotspots } = readDrawing(
      svg(
        '<g id="Hotspot.12"><text x="20" y="30">twelve</text></g><g data-position="7a"><text x="1" y="2">x</text></g>' +
          '<g transform="scale(2)"><text x="40" y="10">3</text></g><text x="9" y="9">Fig. 1</text>',
      ),
    );
    expect(hotspots.map(({ position, x, y }) => [position, x, y])).toEqual([
      ["12", 20, 30],
      ["7a", 1, 2],
      ["3", 80, 20],
    ]);
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>")],
    ["a script among definitions", svg("<defs><script>alert(1)</script></defs>")],
    ["an event", svg('<path d="M0 0" onload="alert(1)"/>')],
    ["a foreign object", svg("<foreignObject><body/></foreignObject>")],
    ["a picture", svg('<image href="https://example.com/x.png"/>')],
    ["a reference", svg('<use xlink:href="https://example.com/x.svg#a"/>')],
    ["a link", svg('<a href="https://example.com"><path d="M0 0"/></a>')],
    ["a style from elsewhere", svg("<style>@import 'https://example.com/x.css';</style>")],
    ["a fill from elsewhere", svg('<path d="M0 0" fill="url(https://example.com/x#a)"/>')],
    ["an address in an entity", svg('<path d="M0 0" fill="url(&quot;//example.com&quot;)"/>')],
    ["code as an address", svg('<path d="M0 0" class="javascript:alert(1)"/>')],
    ["an animation", svg('<animate attributeName="href" values="x"/>')],
    ["a document type", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`],
    ["a path that is none", svg('<path d="M0 0&quot;/>&lt;script>"/>')],
    ["no size", svg("", "")],
    ["an open tag", '<svg viewBox="0 0 1 1"><g></svg>'],
    ["a page", "<html><body></body></html>"],
    ["a text", "nothing"],
    ["more than 5 MB", svg(`<desc>${"x".repeat(mostDrawingBytes)}</desc>`)],
  ])("with %s is refused", (_, text) => {
    expect(() => readDrawing(text)).toThrow(/drawing|XML|SVG|transformation/i);
  });

  it("keeps nothing of styles, classes and words", () => {
    const drawing = readDrawing(
      svg('<style>.a{stroke:red}</style><title>Brake</title><path class="a" style="stroke:red" d="M0 0h1"/>'),
    );
    expect(JSON.stringify(drawing)).not.toMatch(/red|Brake|class/);
  });
});

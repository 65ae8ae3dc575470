import { slideOfPlace } from "./places";

it.each([
  [
    "/pieces/search/brake%20disc?whole=1",
    "brake disc",
    { kind: "search", text: "brake disc", id: "search-brake disc" },
  ],
  ["/pieces/article/712", "BOSCH 0986", { kind: "article", articleId: 712, id: "article-712" }],
  ["/rse-editor", "Portail", { kind: "editor", home: "rse", id: "editor-rse" }],
])("%s opens as a slide", (href, title, slide) => {
  expect(slideOfPlace(href, title)).toEqual({ title, ...slide });
});

it.each([
  "/pieces",
  "/pieces/article/x",
  "/other-editor",
  "/pieces/search/%20",
  "/pieces/search/%",
  "https://site.example/pieces/search/x",
])("%s does not", (href) => {
  expect(slideOfPlace(href, "x")).toBeNull();
});

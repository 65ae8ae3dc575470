import { newsNumber, onceEach, paragraphsOf } from "./rules";

it.each([
  ["/news/9", 9],
  ["/news/", null],
  ["/news/9/x", null],
  ["/news/0", null],
  ["/news/1e3", null],
  ["/newsletter/9", null],
  ["https://example.test/news/9", null],
])("%s leads to the news %p", (address, number) => expect(newsNumber(address)).toBe(number));

it("a text has the paragraphs that blank lines part", () => {
  expect(paragraphsOf("One.\nStill one.\n \n\nTwo.\n")).toEqual(["One.\nStill one.", "Two."]);
  expect(paragraphsOf(" ")).toEqual([]);
});

it("news that several widgets show is listed once", () => {
  const first = { number: 2, title: "a" };
  expect(onceEach([first, { number: 1, title: "b" }, { number: 2, title: "c" }])).toEqual([
    first,
    { number: 1, title: "b" },
  ]);
});

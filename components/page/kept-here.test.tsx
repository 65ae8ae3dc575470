import { beginHere, keepHere, leaveNothing, readKept } from "./kept-here";

const comes = (keeper: string) => {
  document.body.innerHTML = `<div data-keeper="${keeper}"></div>`;
  return beginHere();
};
const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "etabli.customer=; path=/; max-age=0";
});

test("what a person keeps belongs to the company in which they work", () => {
  comes("7.1");
  keepHere("browser", "history", "AB-123-CD");
  keepHere("tab", "said", "a word");
  comes("7.2");
  expect([readKept("browser", "history"), readKept("tab", "said")]).toEqual([null, null]);
  comes("7.1");
  expect([readKept("browser", "history"), readKept("tab", "said")]).toEqual(["AB-123-CD", "a word"]);
  keepHere("tab", "said", null);
  expect(readKept("tab", "said")).toBeNull();
});

test("nothing stays of who signs out but language and appearance", () => {
  comes("7.1");
  keepHere("browser", "history", "AB-123-CD");
  keepHere("tab", "rights", "draft");
  document.cookie = "etabli.customer=12; path=/";
  document.cookie = "etabli.language=ar; path=/";
  leaveNothing();
  expect(everything()).toBe("[{},{}]");
  expect(document.cookie).toBe("etabli.language=ar");
});

test("what another person left without signing out is taken away when the next begins", () => {
  comes("7.1");
  keepHere("browser", "history", "AB-123-CD");
  keepHere("tab", "said", "AB-123-CD");
  document.cookie = "etabli.customer=12; path=/";
  expect(comes("7.2")).toBe(false);
  expect(document.cookie).toContain("etabli.customer=12");
  expect(comes("70.1")).toBe(true);
  expect(everything()).not.toContain("AB-123-CD");
  expect(document.cookie).not.toContain("customer");
});

test("lists of the time before they had an owner go, and the bookmarks become the person's", () => {
  localStorage.setItem("previousSearches", "[1]");
  localStorage.setItem("bookmarks", "[2]");
  sessionStorage.setItem("etabli.said", "{}");
  expect(comes("7.1")).toBe(false);
  expect(readKept("browser", "bookmarks")).toBe("[2]");
  comes("8.1");
  expect(readKept("browser", "bookmarks")).toBeNull();
  expect(everything()).not.toMatch(/\[[12]\]|etabli\.said/);
});

test("a browser that keeps nothing says nothing of it", () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  keepHere("browser", "history", "x");
  expect(readKept("browser", "history")).toBeNull();
  refuse.mockRestore();
});

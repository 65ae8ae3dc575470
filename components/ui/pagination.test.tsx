import "@/tests/support/viewport";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { pageWindow } from "./page-window";
import { Pagination } from "./pagination";

const labels = { nav: "Pages", previous: "Previous", next: "Next", page: (page: number) => `Page ${page}` };
const show = (page: number, pages: number) =>
  render(<Pagination page={page} pages={pages} hrefFor={(number) => `?page=${number}`} labels={labels} />);
const pageLinks = () => screen.getAllByRole("link", { name: /^Page / });

test("never more than 15 page links, with the first, the last and the current one", () => {
  for (const pages of [1, 2, 14, 15, 16, 40, 1000]) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = pageWindow(page, pages);
      expect(shown.length).toBe(Math.min(pages, 15));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
    }
  }
});

test("a page outside the range is held inside, no pages give none", () => {
  expect(pageWindow(99, 20).at(-1)).toBe(20);
  expect(pageWindow(-3, 20).slice(0, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test("marks the current page and leads to its neighbours", async () => {
  const { container } = show(20, 48);
  expect(pageLinks()).toHaveLength(15);
  expect(screen.getByRole("link", { name: "Page 20" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "?page=19");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "?page=21");
  expect(screen.getAllByText("…")).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
});

test("the ends have no way further", () => {
  show(1, 3);
  expect(screen.queryByRole("link", { name: "Previous" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "?page=2");
});

test("turns pages in place when it can, and leaves clicks with a key to the browser", async () => {
  const turned: number[] = [];
  const onPage = (page: number) => void turned.push(page);
  render(<Pagination page={2} pages={3} hrefFor={(number) => `?page=${number}`} onPage={onPage} labels={labels} />);
  const left: boolean[] = [];
  document.addEventListener("click", (event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  });
  for (const name of ["Page 3", "Previous", "Next"]) await userEvent.click(screen.getByRole("link", { name }));
  expect([turned, left]).toEqual([
    [3, 1, 3],
    [false, false, false],
  ]);
  fireEvent.click(screen.getByRole("link", { name: "Page 1" }), { ctrlKey: true });
  expect([turned.length, left.at(-1)]).toEqual([3, true]);
});

test("one page needs no pagination", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

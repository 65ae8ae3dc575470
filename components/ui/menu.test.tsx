import "@/tests/support/viewport";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Menu } from "./menu";
import { installTopLayer, isShown } from "@/tests/support/top-layer";

beforeAll(installTopLayer);
const print = jest.fn();
const remove = jest.fn();
const send = jest.fn();

function setup() {
  return render(
    <Menu
      label="Quote actions"
      trigger="Actions"
      items={() => [
        { id: "print", label: "Print", onSelect: print },
        { id: "send", label: "Send", disabled: true, onSelect: send },
        { id: "sheet", label: "Sheet", href: "#sheet" },
        { id: "line", separator: true },
        { id: "remove", label: "Remove", danger: true, onSelect: remove },
      ]}
    />,
  );
}

const trigger = () => screen.getByRole("button", { name: "Actions" });
const item = (name: string) => screen.getByRole("menuitem", { name });

beforeEach(() => jest.clearAllMocks());

test("a click opens it with the first item in focus", async () => {
  const { container } = setup();
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute("aria-expanded", "true");
  expect(item("Print")).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
});

test("arrows go round and pass over what is disabled, Home and End jump, a letter finds", async () => {
  setup();
  trigger().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(item("Print")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(item("Sheet")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(item("Remove")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(item("Print")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(item("Remove")).toHaveFocus();
  await userEvent.keyboard("s");
  expect(item("Sheet")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(item("Print")).toHaveFocus();
});

test("arrow up on the button enters at the end", async () => {
  setup();
  trigger().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(item("Remove")).toHaveFocus();
});

test("Escape closes it and gives the focus back", async () => {
  setup();
  await userEvent.click(trigger());
  await userEvent.keyboard("{Escape}");
  expect(isShown(screen.getByRole("menu"))).toBe(false);
  expect(trigger()).toHaveFocus();
});

test("Enter runs an item once and closes", async () => {
  setup();
  await userEvent.click(trigger());
  await userEvent.keyboard("{Enter}");
  expect(print).toHaveBeenCalledTimes(1);
  expect(isShown(screen.getByRole("menu"))).toBe(false);
});

test("a disabled item says so and does nothing", async () => {
  setup();
  await userEvent.click(trigger());
  await userEvent.click(item("Send"));
  expect(item("Send")).toHaveAttribute("aria-disabled", "true");
  expect(send).not.toHaveBeenCalled();
});

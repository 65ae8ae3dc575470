import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { Dialog } from "./dialog";
import { installTopLayer } from "@/tests/support/top-layer";

beforeAll(installTopLayer);

function Sample({ removable = false }: { removable?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = (
    <Dialog open={open} onClose={close} title="New customer" closeLabel="Close" footer={<button>Save</button>}>
      <label>
        Name <input name="name" />
      </label>
    </Dialog>
  );
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {removable && !open ? null : dialog}
    </>
  );
}

const trigger = () => screen.getByRole("button", { name: "Open" });

test("opens as a named dialog with the focus in its first field", async () => {
  const { container } = render(<Sample />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(trigger());
  expect(screen.getByRole("dialog", { name: "New customer" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a press outside", () => userEvent.click(screen.getByRole("dialog"))],
])("%s closes it and gives the focus back", async (_, close) => {
  render(<Sample />);
  await userEvent.click(trigger());
  await close();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test("gives the focus back when it is taken away while open", async () => {
  render(<Sample removable />);
  await userEvent.click(trigger());
  await userEvent.keyboard("{Escape}");
  expect(trigger()).toHaveFocus();
});

test("a press on its content leaves it open", async () => {
  render(<Sample />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByText("Save"));
  expect(screen.getByRole("dialog")).toBeVisible();
});

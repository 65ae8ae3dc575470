import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState, type ReactNode } from "react";
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

function Late({ body }: { body: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [come, setCome] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={close} title="Late" closeLabel="Close" footer={<button>Save</button>}>
        {come ? body : "Loading"}
      </Dialog>
      <button onClick={() => setCome(true)}>Load</button>
    </>
  );
}
const load = () => act(() => screen.getByRole("button", { name: "Load" }).click());

test.each([
  ["its first field", <input key="1" aria-label="Name" />, "Name"],
  ["what asks for it", [<input key="1" />, <input key="2" data-autofocus aria-label="Town" />], "Town"],
])("a body that comes late has the focus in %s", async (_, body, name) => {
  render(<Late body={body} />);
  await userEvent.click(trigger());
  expect(screen.getByRole("dialog")).toHaveFocus();
  load();
  await waitFor(() => expect(screen.getByRole("textbox", { name })).toHaveFocus());
});

function Views() {
  const [making, setMaking] = useState(false);
  const make = <button onClick={() => setMaking(true)}>Make</button>;
  return (
    <Dialog open onClose={() => undefined} title="Views" closeLabel="Close">
      {making ? <input aria-label="Name" /> : make}
    </Dialog>
  );
}

test("a second view has the focus that the first one had", async () => {
  render(<Views />);
  await userEvent.click(screen.getByRole("button", { name: "Make" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
});

test("a body that comes late leaves the focus where the reader has taken it", async () => {
  render(<Late body={<input />} />);
  await userEvent.click(trigger());
  screen.getByRole("button", { name: "Save" }).focus();
  load();
  await Promise.resolve();
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("no keyboard rises by itself under a finger", async () => {
  const coarse = jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  render(<Late body={<input />} />);
  await userEvent.click(trigger());
  load();
  await Promise.resolve();
  expect(screen.getByRole("dialog")).toHaveFocus();
  coarse.mockRestore();
});

test("a press on its content leaves it open", async () => {
  render(<Sample />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByText("Save"));
  expect(screen.getByRole("dialog")).toBeVisible();
});

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useScanner } from "./use-scanner";

function Probe({ read }: { read: (code: string) => void }) {
  return <input aria-label="code" onKeyDown={useScanner(read)} />;
}

function probe(delay: number | null) {
  const read: string[] = [];
  render(<Probe read={(code) => read.push(code)} />);
  return { read, field: screen.getByLabelText<HTMLInputElement>("code"), user: userEvent.setup({ delay }) };
}

describe("a scanner that types", () => {
  it("is read at the end of its burst, with Enter and without, once for each code", async () => {
    const { read, field, user } = probe(null);
    await user.type(field, "4006381333931{Enter}");
    expect([read, field.value]).toEqual([["4006381333931"], ""]);
    await user.type(field, "2900000000018");
    await waitFor(() => expect(read).toEqual(["4006381333931", "2900000000018"]));
  });

  it("is told from a hand, which ends with Enter", async () => {
    const { read, field, user } = probe(60);
    await user.type(field, "GDB16");
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([read, field.value]).toEqual([[], "GDB16"]);
    await user.type(field, "34{Enter}");
    expect(read).toEqual(["GDB1634"]);
  });
});

import { render, screen } from "@testing-library/react";
import { Barcode, barsPath } from "./barcode";

test("draws one bar per run of dark modules", () => {
  expect(barsPath("1011")).toBe("M0 0h1v53h-1zM2 0h2v53h-2z");
  expect(barsPath("000")).toBe("");
});

test("the guards of an EAN-13 reach lower and its first digit stands outside", () => {
  const modules = `101${"0".repeat(42)}01010${"0".repeat(42)}101`;
  expect(barsPath(modules).match(/v58/g)).toHaveLength(6);
  render(<Barcode modules={modules} digits="4006633379175" />);
  expect(screen.getByRole("img", { name: "4006633379175" })).toHaveTextContent("4006633379175");
  expect(screen.getByText("006633")).toBeInTheDocument();
});

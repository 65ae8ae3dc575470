import { act, render } from "@testing-library/react";
import { toast, toastStore } from "@/components/ui/toast-store";
import { addedToast } from "./added-toast";
import { SeenInCart } from "./seen-in-cart";

const stands = () => toastStore.get().map(({ kind, text }) => [kind, text]);
afterEach(() => act(() => toast.clear()));

test("what was said of an addition goes where it is seen, and only that", () => {
  toast.success("Bosch added", { id: addedToast });
  toast.info("Saved");
  render(<SeenInCart />);
  expect(stands()).toEqual([["info", "Saved"]]);
});

test("a question about an addition stays until it is answered", () => {
  toast.warning("The price has changed", { id: addedToast, persistent: true });
  render(<SeenInCart />);
  expect(stands()).toEqual([["warning", "The price has changed"]]);
});

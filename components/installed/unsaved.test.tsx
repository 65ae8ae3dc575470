import { followTyping, hasTyping } from "./unsaved";

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

it("counts what was typed until it is sent, empty again or gone", () => {
  document.body.innerHTML = `<form><input name="a"></form><textarea></textarea><input type="checkbox">`;
  const stop = followTyping();
  const [form, input, area, box] = ["form", "[name=a]", "textarea", "[type=checkbox]"].map((one) =>
    document.querySelector<HTMLInputElement>(one),
  );
  if (!form || !input || !area || !box) throw new Error("no fields");
  type(box, "on");
  expect(hasTyping()).toBe(false);
  type(input, "AB-1");
  expect(hasTyping()).toBe(true);
  form.dispatchEvent(new Event("submit", { bubbles: true }));
  expect(hasTyping()).toBe(false);
  type(area, "bruit");
  expect(hasTyping()).toBe(true);
  type(area, " ");
  expect(hasTyping()).toBe(false);
  type(area, "bruit");
  area.remove();
  expect(hasTyping()).toBe(false);
  stop();
});

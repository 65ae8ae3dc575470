import { findFreePlace, type Area } from "./free-place";

const phone: Area = { left: 8, top: 56, right: 382, bottom: 836 };
const size = { width: 374, height: 60 };
const button = (top: number, left = 16, right = 374): Area => ({ left, top, right, bottom: top + 44 });

test("lies at the end below, where nothing is pressed there", () => {
  expect(findFreePlace({ within: phone, size, pressed: [] })).toEqual({ left: 8, top: 776 });
  expect(findFreePlace({ within: phone, size: { width: 200, height: 60 }, pressed: [] })).toEqual({
    left: 182,
    top: 776,
  });
});

test("never covers a button while there is a place that covers none", () => {
  const pressed = [button(780), button(640), button(500)];
  const { top } = findFreePlace({ within: phone, size, pressed });
  expect(pressed.every((one) => top + size.height <= one.top || top >= one.bottom)).toBe(true);
  expect(top).toBe(720);
});

test("goes to the other side when the end is full of buttons", () => {
  const within = { left: 216, top: 56, right: 1432, bottom: 892 };
  const pressed = Array.from({ length: 20 }, (_, row) => button(40 + row * 44, 1300, 1420));
  expect(findFreePlace({ within, size: { width: 352, height: 60 }, pressed }).left).toBe(648);
});

test("covers least of the lower half where no place is free", () => {
  const pressed = Array.from({ length: 20 }, (_, row) => button(40 + row * 44, row === 3 ? 300 : 16));
  expect(findFreePlace({ within: phone, size, pressed })).toEqual({ left: 8, top: 776 });
});

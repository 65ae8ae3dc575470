import { makeLayer } from "./pan-zoom-layer";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a layer is the browser's own picture only while it moves, so that it is sharp at rest", () => {
  const [box, content] = [document.createElement("div"), document.createElement("div")];
  const layer = makeLayer({ current: box }, { current: content });
  expect(content.style.willChange).toBe("");
  layer.change(() => ({ x: -10, y: -20, k: 2 }));
  jest.advanceTimersByTime(50);
  expect(content.style.willChange).toBe("transform");
  expect(content.style.transform).toBe("translate(-10px, -20px) scale(2)");
  expect(content.style.getPropertyValue("--against-zoom")).toBe("0.5");
  expect(box).toHaveAttribute("data-zoomed");
  jest.advanceTimersByTime(1000);
  expect(content.style.willChange).toBe("");
  expect(content.style.transform).toBe("translate(-10px, -20px) scale(2)");
});

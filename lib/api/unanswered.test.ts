import { answered, keyOf } from "./unanswered";

const minutes = 60_000;

describe("the key of a write", () => {
  it("stays the same until the write is answered", () => {
    const first = keyOf("post /a {}", 0);
    expect(keyOf("post /a {}", 9 * minutes)).toBe(first);
    expect(keyOf("post /b {}", 0)).not.toBe(first);
    answered("post /a {}");
    expect(keyOf("post /a {}", 9 * minutes)).not.toBe(first);
  });

  it("is another one when the first sending was long ago", () => {
    const first = keyOf("post /c {}", 0);
    expect(keyOf("post /c {}", 11 * minutes)).not.toBe(first);
  });
});

import { gunzipSync } from "node:zlib";
import { answer, answerWith } from "./answer";

const large = { text: "x".repeat(5000) };

describe("a large answer", () => {
  it("is left to Next to compress, and compressed once where our own server writes it", async () => {
    const plain = answer(large, 200, "gzip");
    expect([plain.headers.get("content-encoding"), await plain.json()]).toEqual([null, large]);

    answerWith(Response);
    const packed = answer(large, 200, "gzip, br");
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(JSON.parse(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString())).toEqual(large);
    expect(answer(large, 200, "br").headers.get("content-encoding")).toBeNull();
    expect(answer({}, 200, "gzip").headers.get("content-encoding")).toBeNull();
  });
});

import { gunzipSync } from "node:zlib";
import { answer, answerWith } from "./answer";

const large = JSON.stringify({ text: "x".repeat(5000) });
const to = (accepts: string) => ({ status: 200, accepts });

describe("a large answer", () => {
  it("is left to Next to compress, and compressed once where our own server writes it", async () => {
    const plain = answer(large, to("gzip"));
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, large]);

    answerWith(Response);
    const packed = answer(large, to("gzip, br"));
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(large);
    expect(answer(large, to("br")).headers.get("content-encoding")).toBeNull();
    expect(answer("{}", to("gzip")).headers.get("content-encoding")).toBeNull();
  });
});

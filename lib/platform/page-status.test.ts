import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isStatusOpen, setPageStatus, watchPage } from "./page-status";

async function answered(answer: (response: ServerResponse) => void): Promise<number> {
  const server = createServer((_, response) => {
    watchPage("one", response);
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((done) => server.close(done));
  return status;
}

describe("a page's status", () => {
  it("is what the page sets before the first byte, and then forgotten", async () => {
    const status = await answered((response) => {
      expect(isStatusOpen("one")).toBe(true);
      setPageStatus("one", 404);
      response.end("nothing here");
    });
    expect(status).toBe(404);
    expect(isStatusOpen("one")).toBe(false);
  });

  it("does not change after the first byte", async () => {
    const status = await answered((response) => {
      response.write("beginning");
      expect(isStatusOpen("one")).toBe(false);
      setPageStatus("one", 404);
      response.end("end");
    });
    expect(status).toBe(200);
  });

  it("of an unknown request is nobody's", () => {
    expect(isStatusOpen(null)).toBe(false);
    expect(() => setPageStatus("another", 404)).not.toThrow();
  });
});

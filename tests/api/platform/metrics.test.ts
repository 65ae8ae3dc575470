import { randomBytes } from "node:crypto";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { startStreamServer, type StreamServer } from "@/tests/support/stream-process";
import { readStream } from "@/tests/support/stream-client";
import { tellCart } from "@/tests/support/streams";

const token = randomBytes(24).toString("hex");
let server: StreamServer;
beforeAll(async () => {
  server = await startStreamServer({ ETABLI_METRICS_TOKEN: token });
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.base + path, { headers });
const scrape = () => ask("/metrics", { authorization: `Bearer ${token}` }).then((answer) => answer.text());

/** The value of a series, 0 for one that is not there yet. */
function valueOf(text: string, series: string): number {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : 0;
}

const requests = (method: string, route: string, status: number) =>
  `etabli_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe("GET /metrics", () => {
  it("answers nobody without its token", async () => {
    const wrong: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${token.slice(1)}` },
      { authorization: token },
    ];
    for (const headers of wrong) {
      const answer = await ask("/metrics", headers);
      expect([answer.status, await answer.text()]).toEqual([401, ""]);
    }
    expect((await ask(`/metrics?token=${token}`)).status).toBe(401);
  });

  it("counts requests by pattern and status, streams, events and refused sign-ins, in the format of Prometheus", async () => {
    const company = await makeCompany();
    const authorization = `Bearer ${company.token}`;
    const before = await scrape();
    for (let time = 0; time < 3; time++) await ask("/api/userInfo", { authorization });
    await ask("/api/userInfo");
    await ask("/api/idcar/VF1BR1A0H12345678");
    await ask(`/api/nothing/${company.email}`);
    const basic = Buffer.from(`${company.email}:wrong`).toString("base64");
    await ask("/api/login", { authorization: `Basic ${basic}` });
    const stream = readStream(await ask("/api/sse", { authorization }));
    await stream.next("ready");
    await tellCart(company.companyId, 1);
    await stream.next("Cart items");
    const during = await scrape();
    const rise = (series: string) => valueOf(during, series) - valueOf(before, series);

    expect(rise(requests("GET", "/api/userInfo", 200))).toBe(3);
    expect(rise(requests("GET", "/api/userInfo", 401))).toBe(1);
    expect(rise(requests("GET", "other", 404))).toBe(1);
    expect(rise("etabli_sign_in_failures_total")).toBe(1);
    expect(rise("etabli_event_lag_seconds_count")).toBe(1);
    expect(valueOf(during, "etabli_open_streams")).toBe(1);
    expect(valueOf(during, "etabli_event_listeners")).toBe(1);
    expect(valueOf(during, 'etabli_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(valueOf(during, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
    expect(during).toContain('etabli_event_loop_delay_seconds{percentile="99"}');

    await stream.close();
    await stream.ended();
    while (valueOf(await scrape(), "etabli_open_streams") > 0);
    expect(valueOf(await scrape(), "etabli_streams_total")).toBe(1);
    const line =
      /^(# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+)$/;
    const text = await scrape();
    expect(text.endsWith("\n")).toBe(true);
    expect(
      text
        .trimEnd()
        .split("\n")
        .filter((one) => !line.test(one)),
    ).toEqual([]);
    for (const personal of [company.email, "VF1BR1A0H12345678", company.token, "127.0.0.1"])
      expect(text).not.toContain(personal);
  });
});

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Family } from "./exposition";

/** Numbers of this process: memory, processor time, and how late the event loop was since the last reading. */
export function processNumbers(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = [50, 99, 100].map(
      (percentile) =>
        `etabli_event_loop_delay_seconds{percentile="${percentile}"} ${delay.count === 0 ? 0 : delay.percentile(percentile) / 1e9}`,
    );
    delay.reset();
    const one = (name: string, help: string, value: number, kind: Family["kind"] = "gauge"): Family => ({
      ...{ name, kind, help },
      lines: [`${name} ${value}`],
    });
    return [
      one("process_resident_memory_bytes", "Memory of the process.", rss),
      one("nodejs_heap_size_used_bytes", "Objects on the heap.", heapUsed),
      one("nodejs_external_memory_bytes", "Memory outside the heap.", external),
      one("process_cpu_seconds_total", "Processor time.", (user + system) / 1e6, "counter"),
      one("process_start_time_seconds", "When the process began.", Math.round(Date.now() / 1000 - process.uptime())),
      {
        name: "etabli_event_loop_delay_seconds",
        kind: "gauge",
        help: "How late timers ran since the last reading (20 ms is on time).",
        lines: late,
      },
    ];
  };
}

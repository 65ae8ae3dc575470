import { Refusal } from "../../scripts/lib/refusal.mjs";

const categories = "devtools.timeline,toplevel";

/** Everything that Chromium notes of a page while `work` runs. */
async function trace(devtools, work) {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  devtools.on("Tracing.dataCollected", keep);
  const whole = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await work();
  await devtools.send("Tracing.end");
  await whole;
  devtools.off("Tracing.dataCollected", keep);
  return events;
}

const isPress = ({ name, args }) => name === "EventDispatch" && /^pointer(down|up)$/.test(args.data.type);

/** The tasks on the busiest of the main threads, that of the page, with the beginnings of its frames and both ends of the press. */
function mainThread(events) {
  const named = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const threads = named.map(({ pid, tid }) => {
    const own = events.filter((one) => one.pid === pid && one.tid === tid).sort((a, b) => a.ts - b.ts);
    return {
      tasks: own.filter(({ name, dur }) => /RunTask$/.test(name) && dur > 0),
      begins: own.filter(({ name, ph }) => name === "AnimationFrame::Render" && ph === "b").map(({ ts }) => ts),
      presses: own.filter(isPress).map(({ ts }) => ts),
    };
  });
  return threads.sort((a, b) => b.tasks.length - a.tasks.length)[0];
}

/**
 * What the main thread does while `work` drags something, in ms from each frame's beginning to that of the next: its tasks
 * as they last, and the time of a processor in them. Frames in which it moves, and those from the one that lets it go.
 */
export async function frameWork(devtools, work) {
  const { tasks, begins, presses } = mainThread(await trace(devtools, work));
  const [down, up] = presses;
  const frames = begins.map((begin, at) => ({ ms: 0, processor: 0, begin, end: begins[at + 1] ?? Infinity }));
  let at = -1;
  for (const { ts, dur, tdur = 0 } of tasks) {
    while (begins[at + 1] < ts + dur) at++;
    if (at < 0) continue;
    frames[at].ms += dur / 1000;
    frames[at].processor += tdur / 1000;
  }
  const moving = frames.filter(({ begin, end }) => begin > down && end < up);
  const ending = frames.filter(({ end }) => end >= up);
  if (moving.length === 0) throw new Refusal("Chromium notes no frames of what is dragged.");
  return { moving, ending };
}

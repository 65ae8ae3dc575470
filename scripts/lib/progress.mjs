const quietMs = 300;
const tickMs = 5000;
const running = new Map();
let ticker;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const print = (line) => process.stdout.write(`${line}\n`);

function tick() {
  const lines = [...running.values()].map(({ title, since, note }) => {
    const detail = note ? `: ${note.slice(0, 100)}` : "";
    return `  … ${title}, ${Math.round((Date.now() - since) / 1000)} s${detail}`;
  });
  for (const line of lines) print(line);
}

/**
 * Runs `work(note)` under a title. Steps shorter than 0.3 s stay silent, longer ones print a line when they begin and
 * end, and every five seconds in between with the last `note`.
 */
export async function step(title, work) {
  const entry = { title, since: Date.now(), note: "" };
  let announced = false;
  const announce = setTimeout(() => {
    announced = true;
    running.set(entry, entry);
    ticker ??= setInterval(tick, tickMs);
    print(`→ ${title}`);
  }, quietMs);
  try {
    const result = await work((note) => (entry.note = note));
    if (announced) print(`✓ ${title} (${seconds(entry.since)})`);
    return result;
  } catch (error) {
    if (announced) print(`✗ ${title} (${seconds(entry.since)})`);
    throw error;
  } finally {
    clearTimeout(announce);
    running.delete(entry);
    if (running.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  }
}

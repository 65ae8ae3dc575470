/** What makes a program see another time of day; how long things last is not touched. */
export const clockAhead = (library, seconds) => ({
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

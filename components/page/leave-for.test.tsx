import { leaveFor } from "./leave-for";

test("leaving is done when the browser's Back brings the page again as it was", async () => {
  const done = jest.fn();
  const left = leaveFor("#elsewhere").then(done);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await left;
  expect(done).toHaveBeenCalledTimes(1);
});

import { signInFirst } from "./sign-in-first";

const ask = (destination: string) =>
  signInFirst(new Request("https://portal.test/embedded/mybox?a=1", { headers: { "sec-fetch-dest": destination } }));

it("leads whoever opened the address to the sign-in and back, and tells a frame no more than that", () => {
  const answer = ask("document");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login?from=%2Fembedded%2Fmybox%3Fa%3D1"]);
  expect([ask("iframe").status, ask("empty").headers.get("location")]).toEqual([401, null]);
});

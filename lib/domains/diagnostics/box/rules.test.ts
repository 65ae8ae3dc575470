import { placeOfBox } from "./rules";

const origins = ["https://box.example"];

it.each([
  ["/embedded/mybox", true, true],
  ["/pieces", false, true],
  ["https://box.example/start?x=1", true, false],
  ["https://box.example:8443/", false, false],
  ["http://box.example/", false, false],
  ["http://192.168.1.20:8080", false, false],
  ["https://box.example.evil.test/", false, false],
])("%s is framed: %p", (address, framed, own) =>
  expect(placeOfBox(address, origins)).toEqual({ address, framed, own }),
);

import { readBrandList } from "./rules";

it.each([
  ["15,1,17", [15, 1, 17]],
  ["1,1,2", [1, 2]],
  ["", []],
  ["0,-1,x,2147483648,7", [7]],
])("the brands of %j are %j", (text, ids) => {
  expect(readBrandList(text)).toEqual(ids);
});

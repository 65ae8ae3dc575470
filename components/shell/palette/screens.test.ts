import { screensOf } from "./screens";

const hrefs = (rights: string[]) => screensOf(rights).map(({ href }) => href);

it("offers nothing that the rights do not open", () => {
  expect(hrefs([])).toEqual(["/password"]);
  expect(hrefs(["CarIdentifier", "MyAccount"])).toEqual([
    "/identification-vehicule",
    "/tools",
    "/mon-compte",
    "/password",
  ]);
  expect(hrefs(["UsersAdmin"])).toEqual(["/users", "/password", "/users/matrix", "/users/company"]);
});

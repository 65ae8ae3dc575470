import { screensOf } from "./screens";

const hrefs = (rights: string[]) => screensOf(rights).map(({ href }) => href);

it("offers nothing that the rights do not open", () => {
  expect(hrefs([])).toEqual(["/password", "/notifications"]);
  expect(hrefs(["CarIdentifier", "MyAccount"])).toEqual([
    "/identification-vehicule",
    "/tools",
    "/vendor",
    "/mon-compte",
    "/password",
    "/notifications",
  ]);
  expect(hrefs(["UsersAdmin"])).toEqual(["/users", "/password", "/users/matrix", "/users/company", "/notifications"]);
});

import { operationIdOf } from "./operation-id";

describe("the name of a call", () => {
  it.each([
    ["get", "/getCart/{customerId}", "getCart"],
    ["get", "/quote/{id}/pdf", "getQuotePdf"],
    ["post", "/quote/new", "postQuoteNew"],
    ["get", "/parts/search/ref/{lang}/{query}", "getPartsSearchRef"],
    ["post", "/set-company-cover/{companyId}", "setCompanyCover"],
    ["get", "/cnit-and-date/{ktype}", "getCnitAndDate"],
    ["get", "/sendEvent/searchVin/{value}", "sendEventSearchVin"],
  ] as const)("%s %s is %s", (method, path, name) => {
    expect(operationIdOf({ method, path })).toBe(name);
  });

  it("is the route's own where it gives one", () => {
    expect(operationIdOf({ method: "get", path: "/login/{userId}", name: "loginByLink" })).toBe("loginByLink");
  });
});

import "@/tests/support/end";
import { makeCompany } from "@/tests/support/company";
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  company = await makeCompany();
});
const paths = [
  "/families/fr",
  "/subFamilies/en",
  "/categories/fr",
  "/genarts/fr",
  "/genarts/fr/1000080",
  "/genartAttributes/fr/10001",
  "/genartAttributes/fr/99",
  "/parts-families/vl/fr/1000080",
  "/parts-families/vl/fr/1000080/1",
  "/parts-families/vl/en/1000080/1/101",
  "/parts-families/vl/en/1000080/1/9",
  "/vehicle-parts/vl/fr/1000080/10001?engineCode=K9K%20766&firstRegistration=2007-03",
  "/vehicle-parts-full/vl/fr/1000080/10001",
  "/vehicle-parts/vl/fr/1000080/77",
  "/fichearticle/1",
  "/fichearticle/999",
  "/completion/part/pla?lang=fr",
  "/completion/part/0986",
  "/completion/part/plaqetes",
  "/parts/search/ref/fr/0986-494.104",
  "/parts/get/oe/fr/7701207339",
  "/parts/search/ref/fr/GDB1634",
  "/parts/search/ref/fr/0986",
  "/parts/search/ref/fr/plaqete%20bosh",
  "/parts/get/ean/fr/4047024321014",
  "/parts/get/reparcar/fr/1-2345678901",
  "/parts/search/ref/fr/" + "x".repeat(5000),
];
it.each(paths)("%s", async (path) => {
  const r = await company.get(path);
  const t = await r.text();
  console.log(path.slice(0, 80), r.status, t.slice(0, 900));
  expect(r.status).toBeLessThan(500);
});

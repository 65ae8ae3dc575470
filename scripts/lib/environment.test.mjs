import { variables } from "../../lib/platform/variables/list.mjs";
import { problems } from "./environment.mjs";

describe("the environment", () => {
  it("accepts nothing set, names of others and every example that is a value", () => {
    const examples = variables.filter(({ example }) => !example.includes("`"));
    const secrets = { ETABLI_WORDPRESS_SECRET: "s".repeat(32) };
    expect(problems({})).toEqual([]);
    expect(problems({ PATH: "/bin", FOO: "1", PORT: "" })).toEqual([]);
    expect(
      problems({ ...Object.fromEntries(examples.map(({ name, example }) => [name, example])), ...secrets }),
    ).toEqual([]);
  });

  it("names what a variable needs beside it", () => {
    expect(problems({ ETABLI_OIDC_ISSUER: "https://sso.example.com" })).toEqual([
      "ETABLI_OIDC_ISSUER needs ETABLI_OIDC_CLIENT_ID beside it.",
    ]);
  });

  it.each(["https://garage.example.com/blog", "https://garage.example.com:443/", "HTTPS://GARAGE.example.com"])(
    "refuses a site at our own origin: %s",
    (site) => {
      const ours = { NEXTAUTH_URL: "https://garage.example.com", ETABLI_WORDPRESS_SECRET: "s".repeat(32) };
      const sentence = "ETABLI_WORDPRESS_URL must have an origin (scheme, host, port) other than NEXTAUTH_URL.";
      expect(problems({ ...ours, ETABLI_WORDPRESS_URL: site })).toContain(sentence);
      expect(problems({ ...ours, ETABLI_WORDPRESS_URL: "https://site.example.com" })).toEqual([]);
    },
  );

  it("names an unknown variable and the one that was meant", () => {
    expect(problems({ ETABLI_POOLSIZE: "4" })).toEqual([
      "ETABLI_POOLSIZE is not a variable of Etabli. Did you mean ETABLI_POOL_SIZE?",
    ]);
    expect(problems({ ETABLI_QWERTY: "4" })[0]).toContain(".env.example lists all variables");
  });

  it.each(["0", "65536", "99999", "3000a", "-1", "1e3", " 80"])("refuses port %s", (PORT) => {
    expect(problems({ PORT })[0]).toContain(`PORT ("${PORT}") is malformed`);
  });

  it("names a malformed secret without printing it", () => {
    const [sentence] = problems({ NEXTAUTH_SECRET: "short-one" });
    expect(sentence).toContain("NEXTAUTH_SECRET is malformed");
    expect(sentence).not.toContain("short-one");
    expect(problems({ DATABASE_URL: "mysql://me:pw@h/db" })[0]).not.toContain("pw@");
    expect(problems({ ETABLI_SUPPLIERS: '{"key":"hidden"}' })[0]).not.toContain("hidden");
  });
});

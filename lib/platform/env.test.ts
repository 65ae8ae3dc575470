const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  jest.resetModules();
});

/** What the product reads of these variables, anew. */
async function read(given: Record<string, string>) {
  process.env = { ...before, ...given };
  const { env } = await import("./env");
  return env();
}

describe("the environment of a process", () => {
  it("has the defaults of the list, as numbers where the list says so", async () => {
    expect(await read({ ETABLI_POOL_SIZE: "", LOG_LEVEL: "" })).toMatchObject({
      PORT: 3000,
      ETABLI_POOL_SIZE: 6,
      LOG_LEVEL: "info",
      ETABLI_PLATE_REGISTRY_KEY_HEADER: "x-api-key",
      ETABLI_SUPPLIERS: "",
    });
  });

  it("takes any free port, which nobody may type", async () => {
    expect((await read({ PORT: "0", NEXTAUTH_URL: "" })).PORT).toBe(0);
  });

  it("is reached at its own port when no address is named", async () => {
    expect((await read({ PORT: "8080", NEXTAUTH_URL: "" })).NEXTAUTH_URL).toBe("http://localhost:8080");
  });

  it("refuses a malformed value as the launcher does, and says no secret", async () => {
    await expect(read({ ETABLI_POOL_SIZE: "65" })).rejects.toThrow('ETABLI_POOL_SIZE ("65") is malformed.');
    const refused = read({ NEXTAUTH_SECRET: "short-one" });
    await expect(refused).rejects.toThrow("NEXTAUTH_SECRET is malformed.");
    await expect(refused).rejects.not.toThrow("short-one");
  });
});

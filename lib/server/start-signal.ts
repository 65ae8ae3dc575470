type Launched = Pick<NodeJS.Process, "argv" | "channel" | "once">;

/** Resolves once the launcher of a server that starts beside its database says that the database is there. */
export function whenDatabaseIsThere(self: Launched = process): Promise<void> {
  if (!self.argv.includes("--wait")) return Promise.resolve();
  self.channel?.ref();
  return new Promise((resolve) => {
    self.once("message", () => {
      self.channel?.unref();
      resolve();
    });
  });
}

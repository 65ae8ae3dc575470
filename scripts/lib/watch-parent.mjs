// Preloaded into the server: when its launcher is killed, the server ends too and gives the port back.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Next's development server forks with this preload: its fork would end before it is told what to serve.
if (process.env.NODE_ENV === "production") process.channel?.unref();

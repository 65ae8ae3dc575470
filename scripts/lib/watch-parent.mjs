// Preloaded into the server: when its launcher is killed, the server ends too and gives the port back.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

import { closeDatabase } from "@/lib/platform/db";
import { closeNotify } from "@/lib/platform/notify";

afterAll(async () => {
  await closeNotify();
  await closeDatabase();
});

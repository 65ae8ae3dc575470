import { getRequestConfig } from "next-intl/server";
import { pageLanguage } from "./language";
import { messagesOf } from "./messages";

export default getRequestConfig(async () => {
  const locale = await pageLanguage();
  return { locale, messages: await messagesOf(locale), timeZone: "Europe/Paris" };
});

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { leaveNothing } from "@/components/page/kept-here";
import { leaveFor } from "@/components/page/leave-for";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { languageCookie } from "@/lib/shared/languages";
import type { Theme } from "@/lib/shared/theme";
import { remember, rememberTheme } from "./browser-choice";

/** What the reader chooses for every page: appearance, language, expert data, company, and to leave. */
export function useChoices() {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const router = useRouter();
  const { busy, run } = useAction(() => common("error"));
  return {
    busy,
    setTheme(theme: Theme): void {
      rememberTheme(theme);
      router.refresh();
    },
    setLanguage(tag: string): void {
      remember(languageCookie, tag);
      void call("post", "/setUserPreference", { body: { name: "language", value: tag } }).catch(() => undefined);
      router.refresh();
    },
    setExpert: (on: boolean): Promise<boolean> =>
      run(async () => {
        await call("post", "/setUserPreference", { body: { name: "expertData", value: on } });
        toast.say(t(on ? "expert.turnedOn" : "expert.turnedOff"), { id: "expert" });
        router.refresh();
      }),
    /** Goes on in another company; `left` lets go of what belongs to the one before. */
    switchTo: (companyId: number, left: () => void): Promise<boolean> =>
      run(async () => {
        await call("get", "/switchToCompany/{companyId}", { params: { companyId } });
        left();
        return leaveFor("/");
      }),
    logOut: (): Promise<boolean> =>
      run(async () => {
        const { next } = await call("post", "/logout");
        leaveNothing();
        return leaveFor(next ?? "/login?notice=signedOut");
      }),
  };
}

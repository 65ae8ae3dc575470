import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { languageCookie } from "@/lib/shared/languages";
import type { Theme } from "@/lib/shared/theme";
import { remember, rememberTheme } from "./browser-choice";
import { sayOffline } from "./offline";

/** Another door: everything that this page holds belongs to the session before. */
const leaveFor = (path: string) => window.location.assign(path);

/** What the reader chooses for every page: appearance, language, expert data, company, and to leave. */
export function useChoices() {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const router = useRouter();
  const fail = (problem: unknown) =>
    problem instanceof CallProblem && problem.status === 0 ? sayOffline() : void toast.error(common("error"));
  return {
    setTheme(theme: Theme): void {
      rememberTheme(theme);
      router.refresh();
    },
    setLanguage(tag: string): void {
      remember(languageCookie, tag);
      void call("post", "/setUserPreference", { body: { name: "language", value: tag } }).catch(() => undefined);
      router.refresh();
    },
    async setExpert(on: boolean): Promise<void> {
      try {
        await call("post", "/setUserPreference", { body: { name: "expertData", value: on } });
        toast.info(t(on ? "expert.turnedOn" : "expert.turnedOff"), { id: "expert" });
        router.refresh();
      } catch {
        toast.error(common("error"), { id: "expert" });
      }
    },
    switchTo: (companyId: number): Promise<void> =>
      call("get", "/switchToCompany/{companyId}", { params: { companyId } }).then(() => leaveFor("/"), fail),
    logOut: (): Promise<void> =>
      call("post", "/logout").then(({ next }) => leaveFor(next ?? "/login?notice=signedOut"), fail),
  };
}

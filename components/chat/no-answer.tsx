import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";

interface Props {
  onRetry: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** The chat gave no answer: whom to ring up or write to instead, and another try. */
export function NoAnswer({ onRetry, children }: Props) {
  const t = useTranslations("chat.silent");
  const { data } = useSWR("/support", () => call("get", "/support"));
  const email = data?.email ?? data?.administrators[0]?.email;
  return (
    <ErrorState
      compact
      level={3}
      title={t("title")}
      text={t(data?.phone || email ? "text" : "nobody")}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t("retry")}
          </Button>
          {data?.phone ? (
            <a href={`tel:${data.phone.replace(/[^+\d]/g, "")}`} className={buttonClasses()}>
              {t("phone")} <bdi className="num">{data.phone}</bdi>
            </a>
          ) : null}
          {email ? (
            <a href={`mailto:${email}`} className={buttonClasses()}>
              {t("email")} <bdi className="wrap-anywhere">{email}</bdi>
            </a>
          ) : null}
          {children}
        </>
      }
    />
  );
}

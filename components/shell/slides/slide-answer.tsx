import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import useSWR from "swr";
import { CallProblem } from "@/lib/api/client";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { Spinner } from "@/components/ui/spinner";

interface Props<Answer> {
  /** What tells this question from all others. */
  name: readonly (string | number)[];
  ask: () => Promise<Answer>;
  isEmpty?: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
}

/** What a slide asks for: loading, nothing there, failed, or the answer. */
export function SlideAnswer<Answer>({ name, ask, isEmpty, children }: Props<Answer>) {
  const common = useTranslations("common");
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(["slide", ...name], ask, {
    ...{ revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  });
  const isMissing = error instanceof CallProblem && error.status === 404;
  if (data !== undefined && !isEmpty?.(data)) return children(data);
  if (data !== undefined || isMissing) return <EmptyState level={3} compact title={common("no-results")} />;
  if (isValidating || error === undefined) return <SlideLoading />;
  const isOffline = error instanceof CallProblem && error.status === 0;
  return (
    <ErrorState
      level={3}
      compact
      title={common(isOffline ? "offline" : "error")}
      action={<Button onClick={() => void mutate()}>{common("retry")}</Button>}
    />
  );
}

/** What a slide shows until its answer is there. */
export function SlideLoading() {
  const common = useTranslations("common");
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-10 text-ink-2">
      <Spinner /> {common("loading")}
    </p>
  );
}

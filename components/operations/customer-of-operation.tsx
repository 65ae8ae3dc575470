"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { call } from "@/lib/api/client";
import { CustomerChoice } from "./customer-choice";

interface Props {
  number: string;
  customer: { id: number; name: string } | null;
}

/** For whom an operation is: the way to their page, and another one in two presses. */
export function CustomerOfOperation({ number, customer }: Props) {
  const t = useTranslations("operations");
  const router = useRouter();
  const { busy, run } = useAction(() => t("saveFailed"));
  const choose = (customerId: number) =>
    run(async () => {
      await call("post", "/operations/{number}", { params: { number }, body: { customerId } });
      router.refresh();
    });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-2 pb-3">
      <CustomerChoice customer={customer} busy={busy} onChoose={({ id }) => void choose(id)} />
      {customer ? (
        <Link
          href={`/customers/${customer.id}`}
          prefetch={false}
          className="inline-flex min-h-6 items-center text-data text-accent hover:underline touch:min-h-11"
        >
          {t("customerPage")}
        </Link>
      ) : (
        <p className="text-data text-ink-2">{t("customerNone")}</p>
      )}
    </div>
  );
}

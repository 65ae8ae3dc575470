import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { worthKeepingMark } from "@/lib/shared/offline-page";

/** Who was served today, the latest first: what is worth having without a network, too. */
export async function CustomersOfToday({ customers }: { customers: readonly { id: number; name: string }[] }) {
  const t = await getTranslations("customers");
  return (
    <nav aria-label={t("today")} {...{ [worthKeepingMark]: "" }} className="mb-4 flex flex-wrap items-center gap-x-4">
      <h2 className="text-data font-strong text-ink-2">{t("today")}</h2>
      {customers.map(({ id, name }) => (
        <Link
          key={id}
          href={`/customers/${id}`}
          className="inline-flex min-h-8 max-w-full items-center text-data text-accent hover:underline touch:min-h-11"
        >
          <bdi className="truncate">{name || t("unnamed")}</bdi>
        </Link>
      ))}
    </nav>
  );
}

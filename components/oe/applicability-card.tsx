import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { OeApplicabilityAnswer } from "@/lib/domains/oe/schema";

type Entry = OeApplicabilityAnswer["applicability"][number];

interface Props {
  entry: Entry;
  numberAt: (number: string) => string;
}

/** A maker's number: what it is, what it replaced and was replaced by. */
export async function ApplicabilityCard({ entry, numberAt }: Props) {
  const t = await getTranslations("oe");
  const { make, part_code, part_name, replacedBy, replaces } = entry;
  return (
    <Card
      title={
        <>
          {make}{" "}
          <bdi dir="ltr" className="num">
            {part_code}
          </bdi>
        </>
      }
    >
      <p>{part_name}</p>
      {replacedBy ? (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone="unknown">{t("replacedBy")}</Badge>
          <NumberLinks numbers={[replacedBy]} numberAt={numberAt} />
        </p>
      ) : null}
      {replaces.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
          {t("replaces")} <NumberLinks numbers={replaces} numberAt={numberAt} />
        </p>
      ) : null}
    </Card>
  );
}

function NumberLinks({ numbers, numberAt }: { numbers: readonly string[]; numberAt: Props["numberAt"] }) {
  return numbers.map((number) => (
    <Link
      key={number}
      href={numberAt(number)}
      prefetch={false}
      dir="ltr"
      className="num inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline touch:min-h-11"
    >
      {number}
    </Link>
  ));
}

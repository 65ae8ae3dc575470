import { ClientMessages } from "@/components/page/client-messages";
import { readText, type QueryValue } from "@/lib/shared/address";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { ToolPage, toolTitle } from "../_components/tool-page";
import { TyreCompare } from "./_components/tyre-compare";

export const generateMetadata = toolTitle("tyre-size");

interface Props {
  searchParams: Promise<{ from?: QueryValue; to?: QueryValue }>;
}

/** One tyre size in place of another. */
export default async function TyreSizePage({ searchParams }: Props) {
  const [actor, query] = await Promise.all([requireActorAt("/tools"), searchParams]);
  return (
    <ToolPage tool="tyre-size">
      <ClientMessages of={["portal-pages.tyres"]}>
        <TyreCompare
          first={{ from: readText(query.from, 40), to: readText(query.to, 40) }}
          searches={mayOpen("/tireStock", heldBy(actor))}
        />
      </ClientMessages>
    </ToolPage>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import { plainText } from "@/lib/shared/fold";
import { differenceOf, type Difference } from "@/lib/domains/admin/users/rules";
import type { AccessRights } from "@/lib/domains/admin/users/schema";
import type { Right } from "@/lib/shared/rights";
import { RightFamily } from "./right-family";
import { useRightsDraft } from "./use-rights-draft";

interface Props {
  place: { companyId: number; userId: number };
  company: string;
  families: AccessRights["families"];
  first: readonly string[];
  /** Under what the reader's unsaved changes wait. */
  draft: string;
}

/** The rights of a user in a company by family; a change by somebody else is shown beside the button before one's own is saved. */
export function RightsForm({ place, company, families, first, draft }: Props) {
  const t = useTranslations("users.rights");
  const common = useTranslations("common");
  const router = useRouter();
  const { seen, chosen, changes, toggle, forget, rebase } = useRightsDraft(draft, first);
  const [elsewhere, setElsewhere] = useState<Difference | null>(null);
  const [filter, setFilter] = useState("");
  const names = (rights: readonly string[]) => rights.join(", ");

  const refused = ({ status, code, extra }: CallProblem): string | null => {
    const rights = (extra.rights ?? []) as string[];
    if (code === "own-administration") return t("own", { names: names(rights) });
    if (code === "not-your-right") return t("notYours", { names: names(rights) });
    if (status === 404) return t("gone");
    if (code !== "rights-changed") return common("error");
    setElsewhere(differenceOf(seen, rights));
    rebase(rights);
    return null;
  };
  const { busy, run } = useAction(refused, { id: "rights" });
  const cancel = () => {
    forget();
    setElsewhere(null);
  };
  const save = () =>
    run(async () => {
      const body = { rights: chosen as Right[], seen: [...seen] };
      const { rights } = await call("post", "/users/setRights/{companyId}/{userId}", { params: place, body });
      rebase(rights);
      cancel();
      toast.say(t("saved"), { id: "rights" });
      router.refresh();
    });
  const wanted = plainText(filter.trim());
  const shown = families
    .map((family) => ({
      ...family,
      branches: family.branches.filter(({ id, label }) => plainText(`${id} ${label}`).includes(wanted)),
    }))
    .filter(({ branches }) => branches.length > 0);

  return (
    <section aria-labelledby="rights" className="mb-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="rights" className="me-auto text-sub font-semibold">
          {t("title", { company })}{" "}
          <span className="num font-normal text-ink-3">{t("count", { count: chosen.length })}</span>
        </h2>
        <InputBox
          type="search"
          aria-label={t("filter")}
          placeholder={t("filter")}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {shown.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      <div className="columns-1 gap-4 md:columns-2 lg:columns-3">
        {shown.map((family) => (
          <RightFamily key={family.id} {...family} chosen={chosen} onToggle={toggle} />
        ))}
      </div>
      <div role="alert">
        {elsewhere ? (
          <Note className="mt-2">
            <p>{t("changedElsewhere")}</p>
            {elsewhere.added.length > 0 ? <p>{t("given", { names: names(elsewhere.added) })}</p> : null}
            {elsewhere.removed.length > 0 ? <p>{t("taken", { names: names(elsewhere.removed) })}</p> : null}
          </Note>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="text-ink-2">
          {t("changes", { count: changes })}
        </p>
        {changes > 0 ? <Button onClick={cancel}>{common("cancel")}</Button> : null}
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {common("save")}
        </Button>
      </div>
    </section>
  );
}

import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { InputBox } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { HubHits as Hits } from "@/lib/domains/cart/hub/schema";
import { hub } from "@/lib/domains/cart/tabs";
import { HubHits } from "./hub-hits";

interface Props {
  /** The address of the cart. */
  here: string;
  text: string;
  /** Null where nothing is searched. */
  hits: Hits | null;
  mayAdd: boolean;
}

/** Looks for a number at the hub's suppliers; what they offer goes into the cart from here. */
export async function HubSearch({ here, text, hits, mayAdd }: Props) {
  const t = await getTranslations("cart.hubSearch");
  return (
    <section aria-label={t("label")} className="mb-4 grid gap-3">
      <Form
        prefetch={false}
        role="search"
        aria-label={t("label")}
        action={here}
        className="flex flex-wrap items-end gap-2"
      >
        <input type="hidden" name="tab" value={hub} />
        <Field label={t("field")} className="min-w-56 grow sm:max-w-96">
          {(control) => (
            <InputBox key={text} {...control} name="q" defaultValue={text} maxLength={60} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="primary">
          {t("submit")}
        </Button>
        {hits ? <LinkButton href={`${here}?tab=${hub}`}>{t("close")}</LinkButton> : null}
      </Form>
      {hits && hits.silent.length > 0 ? (
        <div role="note">
          <Note>{t("silent", { suppliers: hits.silent.join(", ") })}</Note>
        </div>
      ) : null}
      {hits ? (
        <p role="status" className="text-ink-2">
          {t(hits.cut ? "cut" : "count", { count: hits.items.length })}
        </p>
      ) : null}
      {hits && hits.items.length === 0 ? <EmptyState compact title={t("none", { text })} text={t("noneText")} /> : null}
      {hits && hits.items.length > 0 ? <HubHits hits={hits.items} mayAdd={mayAdd} /> : null}
    </section>
  );
}

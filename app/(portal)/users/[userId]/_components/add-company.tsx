"use client";

import { useTranslations } from "next-intl";
import { useId, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Company } from "@/lib/domains/admin/users/schema";

/** Makes the user a member of another company of the administrator's. */
export function AddCompany({ userId, companies }: { userId: number; companies: readonly Company[] }) {
  const t = useTranslations("users.addCompany");
  const common = useTranslations("common");
  const { go } = useGo();
  const id = useId();
  const { busy, run } = useAction(() => common("error"));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const companyId = Number(new FormData(event.currentTarget).get("company"));
    void run(async () => {
      await call("post", "/users/addCompany", { body: { userId, companyId } });
      toast.success(t("done"));
      go(`/users/${userId}?company=${companyId}`);
    });
  };
  return (
    <form onSubmit={submit} className="mb-4 flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-data font-strong">
        {t("label")}
      </label>
      <Select id={id} name="company" className="sm:w-60">
        {companies.map((company) => (
          <option key={company.id} value={company.id}>
            {company.name}
          </option>
        ))}
      </Select>
      <Button type="submit" busy={busy}>
        {t("submit")}
      </Button>
    </form>
  );
}

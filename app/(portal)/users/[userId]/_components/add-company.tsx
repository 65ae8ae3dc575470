"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { sayOffline } from "@/components/page/offline";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { Company } from "@/lib/domains/admin/users/schema";

/** Makes the user a member of another company of the administrator's. */
export function AddCompany({ userId, companies }: { userId: number; companies: readonly Company[] }) {
  const t = useTranslations("users.addCompany");
  const common = useTranslations("common");
  const { go } = useGo();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const companyId = Number(new FormData(event.currentTarget).get("company"));
    setBusy(true);
    try {
      await call("post", "/users/addCompany", { body: { userId, companyId } });
      toast.success(t("done"));
      go(`/users/${userId}?company=${companyId}`);
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      if (problem.status === 0) sayOffline();
      else if (problem.code !== "denied") toast.error(common("error"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mb-4 flex flex-wrap items-center gap-2">
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

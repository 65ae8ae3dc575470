"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { Note } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { call } from "@/lib/api/client";
import type { ConnectedUser } from "@/lib/domains/admin/connected/schema";

const everyMs = 5000;

/** Reads the list again every few seconds while somebody looks at it. */
export function ConnectedList({ first }: { first: ConnectedUser[] }) {
  const t = useTranslations("users.connected");
  const fields = useTranslations("users");
  const { data: users = first, error } = useSWR("/showConnectedUsers", () => call("get", "/showConnectedUsers"), {
    fallbackData: first,
    refreshInterval: everyMs,
  });
  return (
    <>
      <p role="status" className="mb-2 text-data text-ink-3">
        {t("count", { count: users.length })}
      </p>
      {error ? <Note className="mb-3">{t("stale")}</Note> : null}
      {users.length === 0 ? (
        <EmptyState title={t("empty")} />
      ) : (
        <Table caption={t("title")}>
          <thead>
            <tr>
              <Th>{fields("field.name")}</Th>
              <Th>{fields("field.email")}</Th>
              <Th className="max-sm:hidden">{fields("company")}</Th>
            </tr>
          </thead>
          <tbody>
            {users.map(({ userId, name, email, company }) => (
              <Tr key={`${company.id}:${userId}`}>
                <Td className="font-strong">
                  <bdi>{name}</bdi>
                </Td>
                <Td className="wrap-anywhere">
                  <bdi>{email}</bdi>
                </Td>
                <Td className="max-sm:hidden">{company.name}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

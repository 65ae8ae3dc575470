"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { UserRow } from "@/lib/domains/admin/users/schema";

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from user to user; above the first one stands the search. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-user]")];
  const next = links.indexOf(document.activeElement as HTMLElement) + step;
  if (next < 0) document.querySelector<HTMLElement>("main input[type=search]")?.focus();
  else links[next]?.focus();
}

export function UserTable({ users, several }: { users: readonly UserRow[]; several: boolean }) {
  const t = useTranslations("users");
  return (
    <Table caption={t("title")} onKeyDown={move}>
      <thead>
        <tr>
          <Th>{t("field.name")}</Th>
          <Th>{t("field.email")}</Th>
          {several ? <Th className="max-md:hidden">{t("companies")}</Th> : null}
        </tr>
      </thead>
      <tbody>
        {users.map(({ userId, name, email, companies }) => (
          <Tr key={userId}>
            <Td>
              <span className="flex items-center gap-2">
                <span aria-hidden className="max-sm:hidden">
                  <Avatar name={name} />
                </span>
                <Link
                  data-user
                  prefetch={false}
                  href={`/users/${userId}`}
                  className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
                >
                  <bdi>{name}</bdi>
                </Link>
              </span>
            </Td>
            <Td className="wrap-anywhere">
              <bdi>{email}</bdi>
            </Td>
            {several ? <Td className="max-md:hidden">{companies.map((company) => company.name).join(", ")}</Td> : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

import { useTranslations } from "next-intl";
import { ChevronDown, ChevronUp, Trash2 } from "@/components/drawings/icons";
import { Button, IconButton } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DockApp } from "@/lib/domains/apps/dock/schema";
import type { RightName } from "./right-name";

interface Props {
  apps: readonly DockApp[];
  rights: readonly RightName[];
  busy: boolean;
  onMove: (app: DockApp, by: 1 | -1) => void;
  onChange: (app: DockApp) => void;
  onRemove: (app: DockApp) => void;
}

const columns = ["order", "id", "name", "url", "appType", "accessRight", "widget", "brandId"] as const;

/** The apps in their order, each with what can be done to it. */
export function DockTable({ apps, rights, busy, onMove, onChange, onRemove }: Props) {
  const t = useTranslations("apps.manager");
  const nameOf = (right: string | null) => rights.find(({ value }) => value === right)?.label ?? t("noRight");
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Th key={column}>{t(column)}</Th>
          ))}
          <Th>
            <span className="sr-only">{t("actions")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {apps.map((app, at) => (
          <Tr key={app.id}>
            <Td className="whitespace-nowrap">
              <IconButton
                label={t("up", { name: app.name })}
                disabled={at === 0 || busy}
                onClick={() => onMove(app, -1)}
              >
                <ChevronUp className="size-4" />
              </IconButton>
              <IconButton
                label={t("down", { name: app.name })}
                disabled={at === apps.length - 1 || busy}
                onClick={() => onMove(app, 1)}
              >
                <ChevronDown className="size-4" />
              </IconButton>
            </Td>
            <Td>{app.id}</Td>
            <Td className="font-semibold">{app.name}</Td>
            <Td className="max-w-80 truncate">
              <bdi dir="ltr">{app.url}</bdi>
            </Td>
            <Td>{t(`types.${app.appType}`)}</Td>
            <Td>{nameOf(app.accessRight)}</Td>
            <Td>{app.widget}</Td>
            <Td>{app.brandId}</Td>
            <Td align="end" className="whitespace-nowrap">
              <Button size="sm" aria-label={t("edit", { name: app.name })} onClick={() => onChange(app)}>
                {t("change")}
              </Button>{" "}
              <IconButton label={t("removeTitle", { name: app.name })} onClick={() => onRemove(app)}>
                <Trash2 className="size-4" />
              </IconButton>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

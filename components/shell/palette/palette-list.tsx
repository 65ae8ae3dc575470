import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import type { Command } from "./use-commands";

interface Props {
  box: Combobox;
  commands: readonly Command[];
}

/** The palette's offers under the headings of their groups; the focus stays in the field. */
export function PaletteList({ box, commands }: Props) {
  const t = useTranslations("dialogs.palette");
  return (
    <>
      <div {...box.list} aria-label={t("title")} className="overflow-y-auto p-1.5">
        {commands.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== commands[index - 1]?.group ? (
              <div role="presentation" className="px-2.5 pt-2 pb-1 text-tiny font-medium text-ink-3">
                {t(`groups.${command.group}`)}
              </div>
            ) : null}
            <ListOption {...box.option(index)} layout="min-h-8 items-center gap-3 [&_svg]:size-4 [&_svg]:shrink-0">
              {command.icon}
              <bdi className="min-w-0 truncate">{command.label}</bdi>
            </ListOption>
          </Fragment>
        ))}
      </div>
      {commands.length === 0 ? <p className="px-5 py-6 text-center text-ink-2">{t("none")}</p> : null}
    </>
  );
}

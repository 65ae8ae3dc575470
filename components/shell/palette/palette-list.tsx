import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ListOption } from "@/components/ui/list-option";
import type { Command } from "./use-commands";

interface Props {
  id: string;
  commands: readonly Command[];
  /** The one that Enter takes. */
  at: number;
  onChoose: (command: Command) => void;
}

/** The palette's offers under the headings of their groups; the focus stays in the field. */
export function PaletteList({ id, commands, at, onChoose }: Props) {
  const t = useTranslations("dialogs.palette");
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label={t("title")}
        hidden={commands.length === 0}
        className="overflow-y-auto p-1.5"
      >
        {commands.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== commands[index - 1]?.group ? (
              <li role="presentation" className="px-2.5 pt-2 pb-1 text-tiny font-medium text-ink-3">
                {t(`groups.${command.group}`)}
              </li>
            ) : null}
            <ListOption
              id={`${id}-${index}`}
              active={index === at}
              onChoose={() => onChoose(command)}
              layout="min-h-8 items-center gap-3 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {command.icon}
              <bdi className="min-w-0 truncate">{command.label}</bdi>
            </ListOption>
          </Fragment>
        ))}
      </ul>
      {commands.length === 0 ? <p className="px-5 py-6 text-center text-ink-2">{t("none")}</p> : null}
    </>
  );
}

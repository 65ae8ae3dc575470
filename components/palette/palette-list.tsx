import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { cn } from "@/components/ui/cn";
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
              <li role="presentation" className="px-3 pt-2 pb-1 text-tiny font-medium text-ink-3">
                {t(`groups.${command.group}`)}
              </li>
            ) : null}
            <li
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
              className={cn(
                "flex min-h-9 cursor-pointer items-center gap-3 rounded px-3 touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0",
                index === at ? "bg-accent-soft text-accent" : "hover:bg-sunk",
              )}
            >
              {command.icon}
              <bdi className="min-w-0 truncate">{command.label}</bdi>
            </li>
          </Fragment>
        ))}
      </ul>
      {commands.length === 0 ? <p className="px-5 py-6 text-center text-ink-2">{t("none")}</p> : null}
    </>
  );
}

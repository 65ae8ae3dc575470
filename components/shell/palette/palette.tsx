import { Search } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRef, useState, type MouseEvent } from "react";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { useGo } from "@/components/page/use-go";
import { useCombobox } from "@/components/page/use-combobox";
import { typedSoFar } from "@/components/shell/typed-ahead";
import { useModal } from "@/components/ui/use-modal";
import { PaletteList } from "./palette-list";
import { useCommands, type Command } from "./use-commands";

/** Every screen and action that the reader may use, by a few letters; plates and numbers are recognised as everywhere. */
export default function Palette(props: HostedDialogProps) {
  const { onClose } = props;
  const t = useTranslations("dialogs.palette");
  const { go } = useGo();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typedSoFar);
  const commands = useCommands(props, text);

  useModal(dialog, dialog, true);

  const choose = (command: Command) => {
    onClose();
    if (command.href) go(command.href);
    // The palette gives the focus back first, or a dialog that opens next would lose it.
    else if (command.run) setTimeout(command.run);
  };
  const box = useCombobox({
    ...{ count: commands.length, of: text, start: 0, round: true, stands: true },
    onChoose: (index) => commands[index] && choose(commands[index]),
  });
  const closeOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onMouseDown={closeOutside}
      className="mx-auto mt-2 max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-160 overflow-hidden rounded-md border border-line bg-paper p-0 text-start text-ink shadow-float outline-none backdrop:bg-veil open:grid open:grid-rows-[auto_minmax(0,1fr)_auto] md:mt-[12vh] md:max-h-[70vh]"
    >
      <label className="flex h-13 items-center gap-3 border-b border-line px-4 focus-within:shadow-[inset_0_-2px_0_var(--accent)]">
        <Search className="size-4 shrink-0 text-ink-3" />
        <span className="sr-only">{t("title")}</span>
        <input
          {...box.field}
          type="text"
          autoFocus
          spellCheck={false}
          maxLength={200}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        />
      </label>
      <PaletteList box={box} commands={commands} />
      <footer className="flex min-h-8 items-center border-t border-line px-4 text-tiny text-ink-3 max-md:hidden">
        <p>{t("hint")}</p>
      </footer>
      <p role="status" className="sr-only">
        {t("count", { count: commands.length })}
      </p>
    </dialog>
  );
}

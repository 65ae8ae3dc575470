import { getTranslations } from "next-intl/server";
import type { PhraseMeaning, PhrasePiece } from "@/lib/domains/catalogue/search/phrase/schema";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** How a phrase was read, piece by piece, and what was left aside. */
export async function PhraseReading({ meaning: { pieces, leftAside } }: { meaning: PhraseMeaning }) {
  const t = await getTranslations("catalogue.phrase");
  if (pieces.length === 0 && leftAside.length === 0) return null;
  const said = ({ kind, typed, read }: PhrasePiece) => {
    const value = { kind: t(`kinds.${kind}`), typed: typed.slice(0, 40), read: read ?? "" };
    return read === null || same(read, typed) ? t("piece", value) : t("pieceRead", value);
  };
  return (
    <p className="text-data text-ink-2 wrap-anywhere">
      {pieces.length > 0 ? <span>{t("understood", { pieces: pieces.map(said).join(" · ") })} </span> : null}
      {leftAside.length > 0 ? (
        <strong className="font-strong text-ink">
          {t("leftAside", { count: leftAside.length, words: leftAside.join(", ").slice(0, 120) })}
        </strong>
      ) : null}
    </p>
  );
}

import type { Tyre } from "@/lib/domains/tyres/schema";

/** The colours of the EU label's grades, each beside its letter. */
const colours: Record<string, string> = {
  ...{ A: "bg-[#00a651]", B: "bg-[#8dc63f]", C: "bg-[#fff200]", D: "bg-[#f7941d]", E: "bg-[#ff6b6b]" },
};

function Grade({ grade }: { grade: string }) {
  return <span className={`rounded-sm px-1 font-semibold text-black ${colours[grade] ?? "bg-sunk"}`}>{grade}</span>;
}

/** Fuel, wet grip and noise of a tyre as a row shows them; what they mean is said by what is around. */
export function LabelGrades({ tyre }: { tyre: Pick<Tyre, "carburant" | "adherence" | "decibel" | "ind_bruit"> }) {
  return (
    <span aria-hidden dir="ltr" className="inline-flex items-center gap-1 px-1 text-tiny whitespace-nowrap">
      <Grade grade={tyre.carburant} />
      <Grade grade={tyre.adherence} />
      <span className="num">{`${tyre.decibel} dB ${tyre.ind_bruit}`}</span>
    </span>
  );
}

import { getTranslations } from "next-intl/server";
import { AskedQuestion } from "@/components/catalogue/guided/asked-question";
import { LeftReferences } from "@/components/catalogue/guided/left-references";
import { SettledAnswers } from "@/components/catalogue/guided/settled-answers";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { withAnswer, writeAnswers, type Answers } from "@/lib/domains/catalogue/guided/answers";
import type { ToldGuide } from "@/lib/domains/catalogue/guided/queries/get-guide";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

interface Props {
  base: string;
  part: { id: number; label: string };
  guide: ToldGuide;
  answers: Answers;
  /** What the address filters the references by. */
  filter: string;
}

/** What is asked of a part, what is settled, and the references that are left. */
export async function GuidedDesk({ base, part, guide, answers, filter }: Props) {
  const t = await getTranslations("guided");
  const here = vehiclePlace(base, { kind: "katia" });
  if (guide.all === 0)
    return (
      <EmptyState
        title={t("none")}
        text={t("unknownPartText")}
        action={<LinkButton href={here}>{t("chooseOther")}</LinkButton>}
      />
    );
  const hrefOf = (key: string, value: string | null) => here + writeAnswers(part.id, withAnswer(answers, key, value));
  const question = guide.correcting ?? guide.questions[0] ?? null;
  const left = guide.left.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <p role="status" className="num text-sub font-strong">
          {t("left", { left, all: guide.all })}
        </p>
        <AskedQuestion
          question={question}
          correcting={guide.correcting !== null}
          left={left}
          alike={guide.alike}
          hrefOf={hrefOf}
          keep={here + writeAnswers(part.id, answers)}
        />
        {left > 0 ? <LeftReferences base={base} part={part} guide={guide} filter={filter} /> : null}
      </div>
      <SettledAnswers
        settled={guide.settled}
        hrefOf={hrefOf}
        correctHref={(key) => here + writeAnswers(part.id, answers, { ask: key })}
        again={answers.size > 0 ? here + writeAnswers(part.id, new Map()) : null}
      />
    </div>
  );
}

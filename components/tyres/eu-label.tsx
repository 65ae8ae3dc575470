"use client";

import { useTranslations } from "next-intl";
import type { Tyre } from "@/lib/domains/tyres/schema";

const grades = ["A", "B", "C", "D", "E"] as const;
const noises = ["A", "B", "C"] as const;
/** The colours of Regulation (EU) 2020/740, annex II. */
const colours: Record<string, string> = { A: "#00a651", B: "#8dc63f", C: "#fff200", D: "#f7941d", E: "#ed1c24" };
const blue = "#003399";
const bold = { fontWeight: 700 } as const;
const drawn = {
  fill: "none",
  stroke: "#000",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The arrows from A to E, the tyre's grade on its black tag beside them. */
function Scale({ at, grade }: { at: number; grade: string }) {
  const row = grades.findIndex((one) => one === grade);
  return (
    <g transform={`translate(${at} 154)`}>
      {grades.map((one, index) => (
        <g key={one} transform={`translate(0 ${index * 25})`}>
          <path d={`M0 0h${44 + index * 9}l10 10-10 10H0z`} fill={colours[one]} />
          <text x="6" y="15.5" fontSize="15" {...bold}>
            {one}
          </text>
        </g>
      ))}
      {row < 0 ? null : (
        <g transform={`translate(94 ${row * 25 - 3})`}>
          <path d="M0 13 12 0h26v26H12z" fill="#000" />
          <text x="19" y="19" fontSize="18" fill="#fff" {...bold}>
            {grade}
          </text>
        </g>
      )}
    </g>
  );
}

function Stars() {
  return (
    <g transform="translate(32 28)" fill="#ffcc00">
      {Array.from({ length: 12 }, (_, at) => (
        <circle key={at} r="2" cx={14 * Math.sin((at * Math.PI) / 6)} cy={-14 * Math.cos((at * Math.PI) / 6)} />
      ))}
    </g>
  );
}

function Pump() {
  return (
    <path
      transform="translate(22 112)"
      d="M0 30V4q0-4 4-4h14q4 0 4 4v26M-3 30h28M4 5h14v9H4zM22 14h4q3 0 3 3v6q0 3 3 3t3-3V9l-6-6"
      {...drawn}
    />
  );
}

function Rain() {
  return (
    <g transform="translate(176 112)" {...drawn}>
      <circle cx="13" cy="17" r="12" />
      <circle cx="13" cy="17" r="5" />
      <path d="M32 4l-4 9M40 8l-4 9M38 22l-4 9M-3 31h46" />
    </g>
  );
}

function Noise({ decibel, grade }: { decibel: number; grade: string }) {
  const loud = noises.findIndex((one) => one === grade) + 1;
  return (
    <g transform="translate(20 304)">
      <path d="M0 20h12l16-14v48L12 40H0z" />
      {noises.slice(0, loud).map((one, index) => (
        <path
          key={one}
          d={`M${36 + index * 9} ${20 - index * 5}q${7 + index * 2} ${10 + index * 5} 0 ${20 + index * 10}`}
          {...drawn}
          strokeWidth="4"
        />
      ))}
      <text x="76" y="28" fontSize="22" {...bold}>{`${decibel} dB`}</text>
      {noises.map((one, index) => (
        <text
          key={one}
          x={76 + index * 26}
          y="54"
          fontSize={one === grade ? 22 : 14}
          fill={one === grade ? "#000" : "#8a9099"}
          {...bold}
        >
          {one}
        </text>
      ))}
    </g>
  );
}

const snowflake = "M202 358l26-48 14 24 8-13 20 37zM230 332v20M221 337l18 10M239 337l-18 10";
const icicle = "M272 358v-40l10-10 10 10v40zM282 322v28M275 329l14 14M289 329l-14 14";

/** The EU tyre label, drawn from the tyre's values. */
export function EuLabel({ tyre }: { tyre: Tyre }) {
  const t = useTranslations("tyres.label");
  const { carburant, adherence, decibel, ind_bruit: noise, neige, glace } = tyre;
  const said = [
    t("said", { fuel: carburant, wet: adherence, noise: decibel, noiseClass: noise }),
    neige && t("snow"),
    glace && t("ice"),
  ];
  const size = `${tyre.largeur}/${tyre.serie} R${tyre.diametre} ${tyre.indice_charge}${tyre.indice_vitesse}${tyre.xl ? " XL" : ""}`;
  return (
    <svg
      viewBox="0 0 310 384"
      role="img"
      aria-label={said.filter(Boolean).join(" ")}
      className="mx-auto w-72 max-w-full"
      fill="#000"
      direction="ltr"
    >
      <rect x="1.5" y="1.5" width="307" height="381" rx="10" fill="#fff" stroke={blue} strokeWidth="3" />
      <path d="M3 50V12q0-9 9-9h286q9 0 9 9v38z" fill={blue} />
      <Stars />
      <text x="64" y="38" fontSize="28" fill="#fff" letterSpacing="2" {...bold}>
        ENERG
      </text>
      <text x="16" y="76" fontSize="17" {...bold}>
        {tyre.marque}
      </text>
      <text x="294" y="76" fontSize="15" textAnchor="end" {...bold}>
        {size}
      </text>
      <text x="16" y="96" fontSize="13">
        {tyre.profil}
      </text>
      <text x="294" y="96" fontSize="13" textAnchor="end">
        {tyre.categorie === "van" ? "C2" : "C1"}
      </text>
      <path d="M3 104h304M3 292h304M155 104v188" stroke={blue} strokeWidth="1.5" />
      <Pump />
      <Rain />
      <Scale at={14} grade={carburant} />
      <Scale at={168} grade={adherence} />
      <Noise decibel={decibel} grade={noise} />
      {neige ? <path d={snowflake} transform={glace ? "translate(-18 0)" : undefined} {...drawn} /> : null}
      {glace ? <path d={icicle} {...drawn} /> : null}
      <text x="294" y="377" fontSize="9" textAnchor="end" fill="#4a5159">
        2020/740
      </text>
    </svg>
  );
}

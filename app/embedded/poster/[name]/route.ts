import { getLocale, getTranslations } from "next-intl/server";
import { posters } from "@/lib/domains/live/screens/rules";
import { directionOf } from "@/lib/shared/languages";

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The hue of each, so that who passes sees that the picture has changed. */
const hues = { welcome: 225, tyres: 152, brakes: 12, lights: 45 } as const;
const points = ["first", "second", "third"] as const;

const styleOf = (hue: number) => `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; color: #fff; font: 500 2.4vmax/1.35 system-ui, sans-serif;
    background: linear-gradient(135deg, hsl(${hue} 60% 30%), hsl(${hue} 70% 12%)) }
  main { width: min(86vw, 90rem); padding: 4vmin; unicode-bidi: plaintext }
  h1 { font-size: 5.4vmax; line-height: 1.05; letter-spacing: -.02em; margin: 0 0 3vmin }
  p { margin: 0 0 4vmin; color: hsl(${hue} 70% 90%) } ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 2vmin }
  li { display: flex; gap: 2vmax; align-items: baseline } li::before { content: ""; flex: none; width: 1.2vmax; height: 1.2vmax;
    border-radius: 50%; background: hsl(${hue} 85% 70%) }`;

/** Stands in the frame of a screen on a wall: advice to who waits in a garage. Anybody may read it. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const [{ name }, locale, t] = await Promise.all([params, getLocale(), getTranslations("screens.poster")]);
  const poster = posters.find((one) => one === name);
  if (!poster) return new Response(null, { status: 404 });
  const title = escape(t(`${poster}.title`));
  const list = points.map((point) => `<li>${escape(t(`${poster}.${point}`))}</li>`).join("");
  const body = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styleOf(hues[poster])}</style></head>
<body><main><h1>${title}</h1><p>${escape(t(`${poster}.lead`))}</p><ul>${list}</ul></main></body></html>`;
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" } });
}

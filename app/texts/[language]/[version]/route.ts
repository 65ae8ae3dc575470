import { textsLanguage } from "@/lib/platform/pseudo-language";
import { textsScript } from "@/lib/shared/served-texts";
import { clientTexts, isPicked, textsAddress } from "@/lib/web/client-texts";
import { messagesOf } from "@/lib/web/messages";

interface Context {
  params: Promise<{ language: string; version: string }>;
}

const longest = 400;
const forGood = "public, max-age=31536000, immutable";

/** Texts of client components as a script, kept for good by browsers: another version of them has another address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language, version } = await params;
  const of = (new URL(request.url).searchParams.get("of") ?? "").slice(0, longest).split(",");
  const messages = await messagesOf(language);
  if (textsLanguage(language) !== language || !of.every((path) => isPicked(messages, path)))
    return new Response(null, { status: 404 });
  const texts = await clientTexts(language, of);
  const kept = texts.version === version ? forGood : "no-store";
  const script = textsScript(textsAddress(language, version, of), texts.json);
  return new Response(script, { headers: { "content-type": "text/javascript", "cache-control": kept } });
}

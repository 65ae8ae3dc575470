import NextAuth from "next-auth";
import { authOptions } from "@/lib/web/auth-options";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth's own answer, and beside it the cookie by which the device is known again. */
async function answer(request: Request, context: Context): Promise<Response> {
  const cookies: string[] = [];
  const handler = NextAuth(authOptions((cookie) => cookies.push(cookie))) as (
    ...given: [Request, Context]
  ) => Promise<Response>;
  const response = await handler(request, context);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

export { answer as GET, answer as POST };

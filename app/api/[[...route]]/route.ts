import { app } from "@/lib/api/app";

// Next compresses what it answers, also what is compressed already.
const answer = (request: Request) => {
  const headers = new Headers(request.headers);
  headers.delete("accept-encoding");
  return app.fetch(new Request(request, { headers }));
};

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };

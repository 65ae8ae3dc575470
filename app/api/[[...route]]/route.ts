import { app } from "@/lib/api/app";

const answer = (request: Request) => app.fetch(request);

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };

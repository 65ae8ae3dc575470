import { createServer, type AddressInfo, type Socket } from "node:net";

/** What a mail server does with a message: as servers do on good days and on bad ones. */
export type SmtpMood =
  | "takes"
  | "refuses-address"
  | "refuses-sender"
  | "refuses-message"
  | "is-busy"
  | "is-full"
  | "wants-sign-in"
  | "drops-in-the-text"
  | "drops-after-the-text"
  | "says-nothing"
  | "drips";

export interface TakenMail {
  from: string;
  to: string[];
  text: string;
}

type Say = (line: string) => void;

/** A mail server on this machine that speaks as much SMTP as it takes, in the mood that is set. */
export async function startSmtp() {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const state = { mood: "takes" as SmtpMood, connections: 0 };
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    talk(socket, state, taken);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    state,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function talk(socket: Socket, { mood }: { mood: SmtpMood }, taken: TakenMail[]): void {
  const say: Say = (line) => void socket.write(`${line}\r\n`);
  if (mood === "says-nothing") return;
  if (mood === "drips") return drip(socket);
  let mail: TakenMail = { from: "", to: [], text: "" };
  let rest = "";
  let inText = false;
  say("220 double ESMTP");
  socket.on("data", (chunk) => {
    rest += chunk.toString("latin1");
    for (;;) {
      const end = rest.indexOf(inText ? "\r\n.\r\n" : "\r\n");
      if (inText && mood === "drops-in-the-text" && rest.length > 0) return void socket.destroy();
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + (inText ? 5 : 2));
      if (inText) {
        inText = false;
        mail.text = part;
        if (mood === "refuses-message") say("554 5.7.1 looks like spam");
        else {
          taken.push(mail);
          if (mood === "drops-after-the-text") return void socket.destroy();
          say("250 2.0.0 queued as 42");
        }
        mail = { from: "", to: [], text: "" };
      } else inText = answer(part, mood, mail, say, socket);
    }
  });
}

/** Answers one command; true when the text follows. */
function answer(line: string, mood: SmtpMood, mail: TakenMail, say: Say, socket: Socket): boolean {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === "EHLO") say("250-double\r\n250 8BITMIME");
  else if (verb === "MAIL") {
    if (mood === "refuses-sender") say("550 5.7.1 sender not allowed");
    else if (mood === "wants-sign-in") say("530 5.7.0 Authentication required");
    else {
      mail.from = line;
      say("250 ok");
    }
  } else if (verb === "RCPT") {
    if (mood === "refuses-address") say("550 5.1.1 no such user here");
    else if (mood === "is-busy") say("451 4.7.1 greylisted, try again");
    else if (mood === "is-full") say("552 5.2.2 message too big");
    else {
      mail.to.push(line.replace(/^.*<|>.*$/g, ""));
      say("250 ok");
    }
  } else if (verb === "DATA") {
    say("354 go on");
    return true;
  } else if (verb === "QUIT") {
    say("221 bye");
    socket.end();
  } else say("250 ok");
  return false;
}

/** A byte now and then, and never the end of the line. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("2"), 50);
  socket.on("close", () => clearInterval(timer));
}

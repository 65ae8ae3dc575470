import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { mailOptions } from "./compose";
import { MailFailure, type MailTransport } from "./port";

const known = /^[0-9a-f-]{36}$/;

/**
 * The default: no server, each message a file of the folder as it would have left (.eml). Written in one move under the
 * message's id, so that a second try replaces the first. Only the owner of the process reads them: they may hold links.
 */
export const makeMailFolder = ({ folder, sender }: { folder: string; sender: string }): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const fileOf = (id: string): string => path.join(folder, `${id}.eml`);
  return {
    delivers: false,
    async send(message) {
      if (!known.test(message.id)) throw new RangeError(`not a message's id: ${message.id.slice(0, 40)}`);
      try {
        const { message: written } = await composer.sendMail(mailOptions(message, sender));
        await mkdir(folder, { recursive: true });
        await chmod(folder, 0o700);
        const draft = `${fileOf(message.id)}.${process.pid}.new`;
        await writeFile(draft, written as Buffer, { mode: 0o600 });
        await rename(draft, fileOf(message.id));
        return { reply: null };
      } catch (error) {
        throw new MailFailure("storage", error instanceof Error ? error.message : null, { cause: error });
      }
    },
    read: (id) => (known.test(id) ? readFile(fileOf(id)).catch(() => null) : Promise.resolve(null)),
    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }));
        if (mtime < before) await rm(file, { force: true });
      }
    },
  };
};

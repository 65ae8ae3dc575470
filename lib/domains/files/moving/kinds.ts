import type { Statement } from "@/lib/platform/db";

/** What names a row: its company, and the rest of its key. */
export type FileKey = readonly [companyId: number, ...rest: (string | number)[]];

/** A table whose rows hold bytes or name an object, and the statements that bring them from one to the other. */
export interface FileKind {
  /** The folder of its objects. */
  folder: string;
  /** What a key has behind its company: before every other. */
  first: readonly (string | number)[];
  /** Keys after a key, in their order: of what lies in the database, and of what lies in the storage. */
  inDatabase: Statement;
  inStorage: Statement;
  find: Statement;
  /** Key, then object, size and hash: only while the object is not given up. */
  leave: Statement;
  /** Key, then object and bytes. */
  comeBack: Statement;
}

/** Files of one reading of keys. */
const atOnce = 50;

function kindOf(
  table: "picture" | "video_chunk" | "mail_file",
  columns: readonly string[],
): Omit<FileKind, "folder" | "first"> {
  const listed = columns.join(", ");
  const values = columns.map((_, at) => `$${at + 1}`).join(", ");
  const same = `(${listed}) = (${values})`;
  const [a, b, c] = [1, 2, 3].map((place) => `$${columns.length + place}`);
  const after = `(${listed}) > (${values}) order by ${listed} limit ${atOnce}`;
  return {
    inDatabase: {
      name: `files_in_database_${table}`,
      text: `select jsonb_build_array(${listed}) as key from ${table} where object is null and ${after}`,
    },
    inStorage: {
      name: `files_in_storage_${table}`,
      text: `select jsonb_build_array(${listed}) as key from ${table} where object is not null and ${after}`,
    },
    find: { name: `file_find_${table}`, text: `select bytes, object, size, sha256 from ${table} where ${same}` },
    leave: {
      name: `file_leave_${table}`,
      text: `update ${table} set object = ${a}, size = ${b}, sha256 = ${c}, bytes = null
        where ${same} and object is null and sha256(bytes) = ${c}
          and exists (select from loose_object o where o.company_id = $1 and o.object = ${a} and o.due_at > now())
        returning 1`,
    },
    comeBack: {
      name: `file_come_back_${table}`,
      text: `update ${table} set bytes = ${b}, object = null where ${same} and object = ${a} returning 1`,
    },
  };
}

export const fileKinds: readonly FileKind[] = [
  { folder: "pictures", first: [""], ...kindOf("picture", ["company_id", "id"]) },
  { folder: "mails", first: [0], ...kindOf("mail_file", ["company_id", "mail_id"]) },
  { folder: "videos", first: ["", -1], ...kindOf("video_chunk", ["company_id", "video_id", "position"]) },
];

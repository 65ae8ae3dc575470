import ts from "typescript";
import { product, type Source } from "./files";
import { fileOf } from "./graph";

const commands = /^lib\/domains\/.*\/?commands(\/[\w-]+)?\.ts$/;
const isExported = (statement: ts.FunctionDeclaration) =>
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** Exports that work in the transaction of somebody else and know no actor: they neither judge nor trace. */
function partsOf({ path, text }: Source): { file: string; name: string }[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isFunctionDeclaration)
    .filter((verb) => isExported(verb) && verb.name)
    .filter(({ parameters }) => {
      const inTx = parameters.some(({ type, questionToken }) => type?.getText() === "Tx" && !questionToken);
      return inTx && !parameters.some(({ type }) => type?.getText() === "Actor");
    })
    .map(({ name }) => ({ file: path, name: name?.text ?? "" }));
}

const parts = product.filter(({ path }) => commands.test(path)).flatMap(partsOf);

const named = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

describe("a part of a verb, which takes a transaction and no actor", () => {
  it("is found where rights, passwords, members, pictures and sessions are written", () => {
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...["insertMember", "lockMember", "setMemberRights", "setOemDenied", "insertUser", "setUserPassword"],
        ...["setUserLanguage", "setUserPicture", "forgetLinks", "lockCompany", "endSessionsOfUser"],
      ]),
    );
  });

  it("is imported by domains' commands alone", () => {
    const outside = product
      .filter(({ path }) => !commands.test(path))
      .flatMap(({ path, text, imports }) => {
        const from = new Set(imports.filter(({ typeOnly }) => !typeOnly).map(({ module }) => fileOf(module)));
        return parts
          .filter(({ file, name }) => from.has(file) && named(text, name))
          .map(({ name }) => `${path} imports ${name}: call the verb that judges and traces instead.`);
      });
    expect(outside).toEqual([]);
  });
});

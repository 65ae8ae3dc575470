import path from "node:path";
import ts from "typescript";
import { product, type Source } from "./files";

/** Writes that leave no trace in the audit, each with its reason. */
const untraced: Record<string, string> = {
  "lib/domains/apps/frames/commands.ts#getFrameVerdict": "what a site answered, no work of anybody's",
  "lib/domains/apps/frames/commands.ts#checkSavedFrames": "part of saving addresses, which is traced",
  "lib/domains/apps/frames/commands.ts#checkFrames": "what sites answered, no work of anybody's",
  "lib/domains/portal/tiles/commands/hear-frames.ts#hearTileFrames": "part of saving a tile, which is traced",
  "lib/domains/stats/counting/commands/keep-counts.ts#keepCounts": "counts, no work of anybody's",
  "lib/domains/stats/counting/commands/keep-tally.ts#keepTally": "part of keepCounts",
  "lib/domains/stats/counting/commands/roll-counts.ts#rollCounts": "sums what was counted long ago",
  "lib/domains/stats/files/commands.ts#makeStatsFiles": "writes down what was counted, no work of anybody's",
  "lib/domains/vehicles/use/commands.ts#addUse": "part of keepCounts",
  "lib/domains/vehicles/use/commands.ts#forgetUseBefore": "part of rollCounts",
  "lib/domains/passes/commands/devices.ts#registerDevice": "asked by a phone, not by a user",
  "lib/domains/passes/commands/devices.ts#unregisterDevice": "asked by a phone, not by a user",
  "lib/domains/passes/commands/tell-devices.ts#tellDevices": "carries out what updatePass and withdrawPass traced",
  "lib/domains/chat/commands/write-message.ts#writeMessage": "the message tells who wrote it, and is kept",
  "lib/domains/chat/commands/answer-conversation.ts#answerConversation": "the message tells who wrote it, and is kept",
  "lib/domains/chat/commands/keep-message.ts#insertMessage": "the message tells who wrote it, and is kept",
  "lib/domains/chat/commands/mark-seen.ts#markSeen": "a mark in a conversation, no work of anybody's",
  "lib/domains/chat/commands/mark-seen.ts#markConversationSeen": "a mark in a conversation, no work of anybody's",
  "lib/domains/notifications/inbox/commands.ts#markSeen": "a mark in the inbox of the user alone",
  "lib/domains/notifications/inbox/commands.ts#markRead": "a mark in the inbox of the user alone",
  "lib/domains/notifications/inbox/commands.ts#archiveNotifications": "a mark in the inbox of the user alone",
  "lib/domains/notifications/inbox/commands.ts#archiveAll": "a mark in the inbox of the user alone",
  "lib/domains/notifications/preferences/commands.ts#setPreference": "a preference of the user alone",
  "lib/domains/notifications/sending/commands/send-due.ts#sendDue":
    "carries out what createNotification traced; the row itself tells when and to how many",
  "lib/domains/notifications/sending/commands/forget-notifications.ts#forgetNotifications": "deletes what has expired",
  "lib/domains/notifications/sending/commands/send-due.ts#sendBatch": "part of sendDue",
  "lib/domains/notifications/reach/commands/deliver-due.ts#deliverDue": "carries out what createNotification traced",
  "lib/domains/notifications/reach/commands/mail-due.ts#mailDue": "carries out what createNotification traced",
  "lib/domains/notifications/reach/commands/note-mail-end.ts#noteMailEnd":
    "what a server answered, no work of anybody's",
  "lib/domains/notifications/reach/commands/plan-deliveries.ts#insertDeliveries":
    "carries out what createNotification traced",
  "lib/domains/notifications/reach/commands/stop-mails.ts#stopMails": "a preference of the user alone",
  "lib/domains/notifications/push/commands/register.ts#registerDevice": "a preference of the user alone",
  "lib/domains/notifications/push/commands/register.ts#forgetDevice": "a preference of the user alone",
  "lib/domains/notifications/push/commands/push-due.ts#pushDue": "carries out what createNotification traced",
  "lib/domains/notifications/schedule/commands.ts#setSchedule": "a preference of the user alone",
  "lib/domains/basket/commands/take-basket.ts#takeBasket": "part of placing an order, which traces it",
  "lib/domains/cart/commands/highlight-row.ts#highlightRow": "a highlight is gone in a moment and changes nothing",
  "lib/domains/cart/commands/kept-lines.ts#restoreKeptLines": "part of redoQuote, which traces it",
  "lib/domains/cart/besides/commands.ts#settleNeed": "part of verbs that trace it",
  "lib/domains/cart/besides/commands.ts#endJobs": "part of placing an order, which traces it",
  "lib/domains/cart/commands/kept-lines.ts#dropKeptLines": "part of orderQuote, which traces it",
  "lib/domains/comebacks/commands.ts#noteComebacks": "part of stepLines, which traces the return",
  "lib/domains/orders/returns/commands.ts#noteReturn": "part of stepLines, which traces the return",
  "lib/domains/orders/commands/note-supply.ts#noteSupply": "part of noteOrder, which traces the order",
  "lib/domains/offers/phantoms/commands.ts#noteAnswers": "what suppliers answered, no work of anybody's",
  "lib/domains/offers/phantoms/commands.ts#noteRefused": "part of noteOrder, which traces the order",
  "lib/domains/offers/phantoms/commands.ts#noteDelivered": "part of noteOrder, which traces the order",
  "lib/domains/quotes/advised/commands.ts#noteAdvised": "part of agreeQuote, which traces it",
  "lib/domains/cart/labour/commands/kept-labour.ts#takeKeptLabour": "part of orderQuote, which traces it",
  "lib/domains/cart/labour/commands/kept-labour.ts#restoreKeptLabour": "part of redoQuote, which traces it",
  "lib/domains/cart/photos/commands/line-photos.ts#setLinePhotos": "part of addPhoto and removePhoto, which trace it",
  "lib/domains/cart/photos/commands/forget-photos.ts#forgetLoosePhoto": "part of removePhoto, which traces it",
  "lib/domains/cart/photos/commands/forget-photos.ts#forgetLoosePhotos": "deletes what has expired",
  "lib/domains/cart/photos/commands/forget-photos.ts#keepPhotos": "part of createQuote, which traces it",
  "lib/domains/files/mails/commands.ts#keepMailFile": "part of endMail: what a server would have taken",
  "lib/domains/files/moving/commands/move-file.ts#moveFile": "where bytes lie, no work of anybody's",
  "lib/domains/files/moving/commands/move-files.ts#moveFiles": "where bytes lie, no work of anybody's",
  "lib/domains/files/moving/commands/sweep-objects.ts#sweepObjects": "deletes what nobody names any more",
  "lib/domains/files/pictures/commands.ts#storePicture": "part of verbs that trace it",
  "lib/domains/files/pictures/commands.ts#forgetPicture": "part of verbs that trace it",
  "lib/domains/files/pictures/commands.ts#forgetOwnPicture": "part of verbs that trace it",
  "lib/domains/files/videos/commands.ts#receiveVideo": "part of setCompanyVideo, which traces it",
  "lib/domains/files/videos/commands.ts#finishVideo": "part of setCompanyVideo, which traces it",
  "lib/domains/files/videos/commands.ts#forgetVideo": "part of verbs that trace it",
  "lib/domains/files/videos/commands.ts#forgetBrokenVideos": "deletes what was given up",
  "lib/domains/catalogue/pictures/around/commands.ts#keepVehiclePhoto": "part of orderVehiclePhotos, which traces it",
  "lib/domains/catalogue/pictures/around/commands.ts#forgetWaitingPhotos": "deletes what has expired",
  "lib/domains/catalogue/brands/commands.ts#setUserBrands": "a preference of the user alone",
  "lib/domains/faults/commands.ts#countCodes": "a count of the day, no work of anybody's",
  "lib/domains/live/companion/commands/attend.ts#attendCompanion": "presence",
  "lib/domains/live/screens/commands/beat.ts#noteBeat": "presence",
  "lib/domains/live/screens/commands/forget-codes.ts#forgetScreenCodes": "deletes what has expired",
  "lib/domains/live/screens/commands/keys.ts#revokeScreenKeys": "part of verbs that trace it",
  "lib/domains/live/screens/commands/pairing.ts#makeScreenCode": "nobody has typed the code yet",
  "lib/domains/live/screens/commands/pairing.ts#collectScreenKey": "part of pairScreen, which traces it",
  "lib/domains/live/screens/commands/show-code.ts#showScreenCode": "a code is gone in a moment and changes nothing",
  "lib/domains/mails/commands/end-mail.ts#endMail": "what a server answered, no work of anybody's",
  "lib/domains/mails/commands/end-mail.ts#hastenMails": "the order of what waits, no work of anybody's",
  "lib/domains/mails/commands/forget-mails.ts#forgetMails": "deletes what ended long ago",
  "lib/domains/mails/commands/queue-mail.ts#queueMail": "part of the verb that writes to somebody, which traces it",
  "lib/domains/mails/commands/send-mails.ts#sendMails": "what a server answered, no work of anybody's",
  "lib/domains/webhooks/commands/tell-programs.ts#tellPrograms": "part of verbs that trace what happened",
  "lib/domains/webhooks/commands/forget-deliveries.ts#forgetDeliveries": "deletes what ended long ago",
  "lib/domains/orders/commands/hold-order.ts#changeState": "part of verbs that note what has become of the order",
  "lib/domains/orders/commands/hold-order.ts#changeTransmission":
    "part of verbs that note what has become of the order",
  "lib/domains/quotes/used-parts/commands.ts#tieUsedPartAnswers": "part of createQuote, which traces it",
  "lib/domains/session/links/commands/make-link.ts#insertLink": "part of makeLink and mailLink, which trace it",
  "lib/domains/quotes/used-parts/commands.ts#forgetUsedPartAnswers": "deletes what the law no longer asks for",
  "lib/domains/recycled/commands/forget-holds.ts#forgetHolds": "deletes what has expired",
  "lib/domains/recycled/commands/follow-line.ts#followLine": "part of the cart's verbs, which trace it",
  "lib/domains/recycled/commands/hold-unit.ts#holdUnit": "part of the cart's verbs, which trace it",
  "lib/domains/recycled/commands/hold-unit.ts#sellUnit": "part of the cart's verbs, which trace it",
  "lib/domains/recycled/commands/hold-unit.ts#freeUnit": "part of the cart's verbs, which trace it",
  "lib/domains/recycled/commands/hold-unit.ts#unsellUnit": "part of the cart's verbs, which trace it",
  "lib/domains/stock/imports/commands/refuse-used-lines.ts#refuseUsedLines": "part of startImport, which traces it",
  "lib/domains/stock/commands.ts#openStockGroup": "part of decideVendor, which traces it",
  "lib/domains/vendors/commands/consent.ts#keepConsent": "part of verbs that trace it",
  "lib/domains/vendors/commands/locks.ts#lockOwnVendor": "part of verbs that trace it",
  "lib/domains/session/commands/create-session.ts#createSession":
    "openSession and switchCompany, which use it, trace it",
  "lib/domains/session/commands/create-session.ts#passOnSignOn": "part of verbs that trace the new session",
  "lib/domains/session/sso/commands/provider-token.ts#findProviderToken": "what the provider gave, renewed by itself",
  "lib/domains/session/sso/commands/begin-sign-on.ts#beginSignOn": "nobody is signed in yet",
  "lib/domains/session/wordpress/commands/redeem-site-code.ts#redeemSiteCode":
    "asked by the site, not by a user; making the code is traced, a refusal is logged",
  "lib/domains/session/commands/forget-stale.ts#forgetStale": "deletes what has expired",
  "lib/domains/session/commands/lock.ts#noteFailure": "nobody is signed in yet: it is counted and logged",
  "lib/domains/session/commands/lock.ts#forgetFailures": "part of a sign-in, which is traced",
  "lib/domains/account/preferences/commands.ts#setUserPreference": "a preference of the user alone",
  "lib/domains/vehicles/bookmarks/commands.ts#addBookmarks": "a preference of the user alone",
  "lib/domains/vehicles/bookmarks/commands.ts#dropBookmarks": "a preference of the user alone",
  "lib/domains/used/kept/commands.ts#keepUsedSearch": "a preference of the user alone",
  "lib/domains/used/kept/commands.ts#dropUsedSearch": "a preference of the user alone",
  "lib/domains/session/commands/sign-out.ts#refreshSession": "prolongs a session whose beginning is traced",
  "lib/domains/session/users/commands.ts#insertUser": "part of addUser, which traces it",
  "lib/domains/session/users/commands.ts#setUserLanguage": "a preference of the user alone",
  "lib/domains/session/users/commands.ts#setUserPicture": "part of verbs that trace it",
  "lib/domains/session/users/commands.ts#setUserPassword": "part of changePassword, which traces it",
  "lib/domains/session/members/commands.ts#insertMember": "part of verbs that trace it",
  "lib/domains/session/members/commands.ts#setMemberRights": "part of setRights, which traces it",
  "lib/domains/session/members/commands.ts#setOemDenied": "part of setOemRights, which traces it",
  "lib/domains/session/links/commands/forget-links.ts#forgetLinks": "part of changePassword, which traces it",
  "lib/domains/session/open/commands.ts#endSession": "part of a sign-in, which replaces the session",
  "lib/domains/session/open/commands.ts#endSessionsOfUser": "part of verbs that trace it",
  "lib/domains/session/open/commands.ts#endSessionsOfMember": "part of verbs that trace it",
  "lib/domains/session/open/commands.ts#endSessionsOfQrLogin": "part of verbs that trace it",
};

interface Verb {
  name: string;
  exported: boolean;
  writes: boolean;
  audits: boolean;
  /** Functions that it calls or hands on, as file#name. */
  uses: string[];
}

const writing =
  /\b(insert\s+into|delete\s+from|update\s+["\w]+\s+(as\s+\w+\s+)?set)\b|\b(tx|inner|within|prisma\(\))\s*\.\w+\s*\.(create|createMany|update|updateMany|upsert|delete|deleteMany)\(/i;

const commands = product.filter(({ path: file }) => /^lib\/domains\/.*\/?commands(\/[\w-]+)?\.ts$/.test(file));
const known = new Set(product.map(({ path: file }) => file));

function fileOf(from: string, module: string): string | null {
  const base = module.startsWith("@/") ? module.slice(2) : path.posix.join(path.posix.dirname(from), module);
  return [`${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? null;
}

/** The top-level names of a file: what each says and what it names in turn. */
function verbsOf({ path: file, text }: Source): Map<string, Verb> {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imported = new Map<string, string>();
  const own = new Map<string, { node: ts.Node; exported: boolean }>();
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = fileOf(file, statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (from && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, `${from}#${(propertyName ?? name).text}`);
    }
    const exported =
      ts.canHaveModifiers(statement) &&
      Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
    if (ts.isFunctionDeclaration(statement) && statement.name)
      own.set(statement.name.text, { node: statement, exported });
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) own.set(name.text, { node: initializer, exported });
  }
  return new Map(
    [...own].map(([name, { node, exported }]) => {
      const uses = new Set<string>();
      const look = (child: ts.Node): void => {
        if (ts.isIdentifier(child) && child.text !== name)
          uses.add(imported.get(child.text) ?? (own.has(child.text) ? `${file}#${child.text}` : ""));
        ts.forEachChild(child, look);
      };
      look(node);
      const said = node.getText();
      return [
        `${file}#${name}`,
        {
          ...{ name, exported, writes: writing.test(said), audits: uses.has("lib/platform/audit.ts#audit") },
          uses: [...uses].filter(Boolean),
        },
      ];
    }),
  );
}

const verbs = new Map(
  product
    .filter(({ path: file }) => file.startsWith("lib/domains/") || file.startsWith("lib/platform/"))
    .flatMap((source) => [...verbsOf(source)]),
);

/** Whether a function, or one that it uses, does a thing. */
function does(key: string, what: "writes" | "audits", seen = new Set<string>()): boolean {
  const verb = verbs.get(key);
  if (!verb || seen.has(key)) return false;
  seen.add(key);
  if (verb[what]) return true;
  return verb.uses.some((used) => !used.startsWith("lib/platform/") && does(used, what, seen));
}

const writers = commands
  .flatMap(({ path: file }) => [...verbs].filter(([key, { exported }]) => exported && key.startsWith(`${file}#`)))
  .map(([key]) => key)
  .filter((key) => does(key, "writes"));

describe("every verb that writes", () => {
  it("leaves a row in the audit, or says here why it leaves none", () => {
    expect(writers.length).toBeGreaterThan(35);
    const silent = writers.filter((key) => !does(key, "audits") && !(key in untraced));
    expect(silent.map((key) => `${key}: call audit(actor, tx, …) in its transaction.`)).toEqual([]);
  });

  it("is no exception any more once it leaves one", () => {
    const settled = Object.keys(untraced).filter((key) => !writers.includes(key) || does(key, "audits"));
    expect(settled.map((key) => `${key}: take it off the list of this test.`)).toEqual([]);
  });
});

import { product, type Source } from "./files";
import { arrows, reachOf } from "./graph";

interface Layer {
  name: string;
  holds: RegExp;
  never: { module: RegExp; unless?: RegExp; valuesOnly?: boolean; instead: string }[];
}

const prisma = /^(@prisma\/|lib\/generated\/prisma\/)/;
const database = /^lib\/platform\/db$/;

const layers: Layer[] = [
  {
    name: "app",
    holds: /^app\//,
    never: [
      { module: prisma, instead: "read through a query of lib/domains" },
      { module: /^lib\/providers\//, instead: "call a domain's verb, which asks the provider" },
      { module: database, instead: "read through a query of lib/domains" },
      {
        module: /^lib\/api\/(?!app$|client(\/|$))/,
        instead: "mount lib/api/app or call through lib/api/client",
      },
    ],
  },
  {
    name: "components",
    holds: /^components\//,
    never: [
      {
        module: /^lib\/(platform|providers|server|jobs|import)\//,
        valuesOnly: true,
        instead: "take what is needed as a prop from the page",
      },
      { module: /^lib\/api\/(?!client($|\/))/, instead: "call through lib/api/client" },
    ],
  },
  {
    name: "components/ui",
    holds: /^components\/ui\//,
    never: [
      {
        module: /^(lib\/domains\/|next-intl)/,
        instead: "take texts and data as props: primitives do not know the product",
      },
    ],
  },
  {
    name: "lib/api",
    holds: /^lib\/api\//,
    never: [
      { module: /^next($|\/)|^next-/, instead: "keep the API free of Next: server.ts answers it before Next" },
      { module: prisma, instead: "call a domain's verb" },
      { module: /^lib\/providers\//, instead: "call a domain's verb, which asks the provider" },
      { module: /^react$/, instead: "render in app or in a provider of documents" },
    ],
  },
  {
    name: "lib/web",
    holds: /^lib\/web\//,
    never: [
      { module: prisma, instead: "read through domains/session" },
      { module: /^lib\/providers\//, instead: "call a domain's verb" },
    ],
  },
  {
    name: "lib/jobs",
    holds: /^lib\/jobs\//,
    never: [
      { module: prisma, instead: "call a domain's verb as systemActor" },
      { module: /^lib\/providers\//, instead: "call a domain's verb as systemActor" },
    ],
  },
  {
    name: "lib/domains",
    holds: /^lib\/domains\//,
    never: [
      { module: /^next($|\/)|^next-/, instead: "let app or lib/web handle what needs Next" },
      { module: /^(hono|@hono)/, instead: "let lib/api handle HTTP" },
      { module: /^react/, instead: "let components render" },
      { module: /^lib\/(api|web|server|jobs)\//, instead: "domains are called by them, never the other way" },
      { module: prisma, instead: "import what is needed from lib/platform/db" },
    ],
  },
  {
    name: "lib/providers",
    holds: /^lib\/providers\//,
    never: [{ module: /^lib\/(domains|api|web|server|jobs)\//, instead: "use the types of the provider's own port" }],
  },
  {
    name: "lib/platform",
    holds: /^lib\/platform\//,
    never: [
      { module: /^lib\/(domains|providers|api|web|server|jobs)\//, instead: "pass what is needed as an argument" },
    ],
  },
  {
    name: "lib/import",
    holds: /^lib\/import\//,
    never: [
      {
        module: /^lib\/(?!import\/|platform\/|shared\/)|^(app|components|scripts)\//,
        instead: "pass it in: the importer stands on platform and shared, scripts and the demonstration start it",
      },
      { module: /^prisma\/seed\//, instead: "let the demonstration use the importer, never the other way round" },
    ],
  },
  {
    name: "the product",
    holds: /^(app|components|lib)\//,
    never: [{ module: /^prisma\/seed\//, instead: "the demonstration is a guest: nothing of the product may need it" }],
  },
  {
    name: "what answers requests",
    holds: /^(app|components|lib\/(?!import\/|jobs\/))/,
    never: [{ module: /^lib\/import\//, instead: "leave catalogue versions to scripts, jobs and the demonstration" }],
  },
  {
    name: "lib/shared",
    holds: /^lib\/shared\//,
    never: [
      {
        module: /^lib\/(?!shared\/)|^(next|react|pg|node:|@prisma)/,
        instead: "shared code is pure and runs in the browser too",
      },
    ],
  },
  {
    name: "lib/server",
    holds: /^lib\/server\//,
    never: [{ module: /^next($|\/)|^react/, instead: "the listener is tested without Next" }],
  },
];

function breaches({ path, imports }: Source): string[] {
  return layers
    .filter(({ holds }) => holds.test(path))
    .flatMap(({ name, never }) =>
      never.flatMap(({ module, valuesOnly, instead }) =>
        imports
          .filter((one) => module.test(one.module) && !(valuesOnly && one.typeOnly))
          .map((one) => `${path} imports ${one.module}: in ${name}, ${instead}.`),
      ),
    );
}

describe("layers", () => {
  it("import only what their layer may", () => {
    expect(product.flatMap(breaches)).toEqual([]);
  });

  it("touch the database only in queries, commands, embedded providers and platform", () => {
    const allowed =
      /^lib\/(platform\/|domains\/.*\/(queries|commands)(\/|\.ts$)|providers\/.*\/?embedded(\/|\.ts$|-))|^lib\/(server\/shutdown|jobs\/move-all-files|api\/routes\/health)\.ts$|^prisma\/(import|seed)\//;
    const found = product
      .filter(
        ({ path, imports }) => !allowed.test(path) && imports.some((one) => database.test(one.module) && !one.typeOnly),
      )
      .map(
        ({ path }) =>
          `${path} imports lib/platform/db: move the statement to a queries or commands file of the domain.`,
      );
    expect(found).toEqual([]);
  });

  it("read the environment only in platform/env", () => {
    const found = product
      .filter(
        ({ path, text }) =>
          /process\.env\b/.test(text) && !/^(lib\/platform\/env\.ts$|scripts\/|prisma\/seed\/)/.test(path),
      )
      .map(({ path }) => `${path} reads process.env: add the variable to lib/platform/env and read it from there.`);
    expect(found).toEqual([]);
  });

  it("mint actors only in domains/session and platform/actor", () => {
    const found = product
      .filter(
        ({ path, text }) => /\bmintActor\b/.test(text) && !/^lib\/(platform\/actor|domains\/session\/)/.test(path),
      )
      .map(({ path }) => `${path} mints an actor: get it from domains/session, or use systemActor in a job.`);
    expect(found).toEqual([]);
  });
});

describe("screens", () => {
  it("call the API through its client alone", () => {
    const ownWay = [
      // The endpoints of next-auth, which are none of the API's.
      "components/session/enter.ts",
      // The sign of life asks whether anything answers at all.
      "components/page/offline.ts",
      // A page that broke down tells it while the reader leaves.
      "components/page/report-failure.ts",
      // Texts are no call: browsers keep them for good.
      "components/page/load-texts.ts",
      // Frames are no call: browsers keep them for good, and each is made small as it comes.
      "components/catalogue/around/frame-loader.ts",
      // Outlines and towns of the map are no call: they are files that browsers keep for good.
      "app/(portal)/map/_components/outlines.ts",
      "app/(portal)/map/_components/towns.ts",
    ];
    const sends = /(?<![.\w])(window\.)?fetch\(|new XMLHttpRequest|sendBeacon\(/;
    const found = product
      .filter(
        ({ path, text }) => /^(app|components|lib\/web)\//.test(path) && !ownWay.includes(path) && sends.test(text),
      )
      .map(
        ({ path }) =>
          `${path} asks the server in its own way: components call the API through lib/api/client, use call(...).`,
      );
    expect(found).toEqual([]);
  });
});

describe("components", () => {
  const server = /^lib\/(platform|providers|generated)\/|^lib\/domains\/.*\/(queries|commands)(\/|\.ts$)/;
  const zod = new Set(
    product
      .filter(({ imports }) => imports.some((one) => one.module === "zod" && !one.typeOnly))
      .map(({ path }) => path),
  );

  it("take from domains what is pure alone, whatever its file is called", () => {
    const wrong = arrows
      .filter(({ from, to, typeOnly }) => !typeOnly && from.startsWith("components/") && to.startsWith("lib/domains/"))
      .flatMap(({ from, to }) => {
        const heavy = [...reachOf(to)].find((file) => server.test(file) || zod.has(file));
        return heavy
          ? [`${from} imports ${to}, which brings ${heavy}: import the type only, or let the page pass it.`]
          : [];
      });
    expect(wrong).toEqual([]);
  });

  it("bring browsers nothing that names Buffer, for which a page would load the whole of node's", () => {
    const screens = product.filter(({ text }) => text.startsWith('"use client"')).map(({ path }) => path);
    const run = new Set(screens.flatMap((path) => [...reachOf(path)]));
    const wrong = product.filter(({ path, text }) => run.has(path) && /\bBuffer\b/.test(text));
    expect(
      wrong.map(({ path }) => `${path} runs in browsers: move what needs Buffer to a file of the server.`),
    ).toEqual([]);
  });

  it("stand on components/page; what lies in components/shell is used by layouts alone", () => {
    const wrong = arrows.filter(
      ({ from, to }) =>
        to.startsWith("components/shell/") && !/^components\/shell\/|^app\/(.*\/)?layout\.tsx$/.test(from),
    );
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: move what several screens need to components/page.`),
    ).toEqual([]);
  });
});

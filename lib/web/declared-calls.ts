import "server-only";
import document from "@/public/openapi.json";

interface Operation {
  "x-right": string[];
}

/** Every call of the API with its rights, from the document that the tests keep equal to the routes. */
export const declaredCalls = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      rights: operation["x-right"],
    })),
  )
  .sort((one, other) => one.name.localeCompare(other.name));

import { randomUUID } from "node:crypto";
import pg from "pg";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";

const oidOfChar = 18;
const oidOfText = 25;

// The adapter refuses the catalog type "char" that the engine's introspection reads: it passes as text and is relabelled.
function readCharAsText(result) {
  for (const part of [result].flat()) {
    for (const field of part?.fields ?? []) {
      if (field.dataTypeID !== oidOfChar) continue;
      field.dataTypeID = oidOfText;
      field.wasChar = true;
    }
  }
  return result;
}

/** @type {Function} */
const query = pg.Client.prototype.query;

class CharClient extends pg.Client {
  query(...parameters) {
    const callback = parameters.at(-1);
    if (typeof callback === "function") {
      parameters[parameters.length - 1] = (error, result) => callback(error, readCharAsText(result));
      return query.apply(this, parameters);
    }
    const pending = query.apply(this, parameters);
    return typeof pending?.then === "function" ? pending.then(readCharAsText) : pending;
  }
}

// The adapter splits scripts at every semicolon, which breaks function bodies and loses the implicit transaction.
function correct(adapter, pool) {
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let fields = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    fields = result.fields ?? [];
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    fields.forEach((field, index) => {
      if (field.wasChar) result.columnTypes[index] = ColumnTypeEnum.Character;
    });
    return result;
  };
  return adapter;
}

function poolFor(databaseUrl, database) {
  const url = new URL(databaseUrl);
  if (database) url.pathname = `/${database}`;
  return new pg.Pool({ connectionString: url.href, Client: CharClient, max: 4 });
}

class MigrationFactory extends PrismaPg {
  constructor(databaseUrl, pool) {
    super(pool);
    this.databaseUrl = databaseUrl;
    this.pool = pool;
  }

  async connect() {
    return correct(await super.connect(), this.pool);
  }

  // The adapter's own shadow database can resolve to the main one; this one has a name of its own and is dropped.
  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    const pool = poolFor(this.databaseUrl, name);
    await this.pool.query(`CREATE DATABASE "${name}"`);
    const adapter = correct(await new PrismaPg(pool).connect(), pool);
    adapter.dispose = async () => {
      await pool.end();
      await this.pool.query(`DROP DATABASE "${name}"`);
    };
    return adapter;
  }
}

/** The database as the migration engine takes it, with `end()` to close its connections. */
export function migrationDatabase(databaseUrl) {
  const pool = poolFor(databaseUrl);
  return {
    adapterFactory: bindMigrationAwareSqlAdapterFactory(new MigrationFactory(databaseUrl, pool)),
    end: () => pool.end(),
  };
}

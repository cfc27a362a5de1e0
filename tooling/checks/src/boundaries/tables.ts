import { isTest, type Problem, type Project } from '../project.ts';

const MODULES = 'apps/api/src/modules/';
const THIS = 'tooling/checks/src/boundaries/tables.ts';

/** Today's writes to the table of another room, by file. This list only shrinks. */
const FOREIGN_WRITES: Readonly<Record<string, readonly string[]>> = {
  // Merging makers or categories changes whatever names them.
  'catalogue/category/mentions.repository.ts': [
    'activity',
    'approval',
    'article',
    'coupon',
    'focus',
    'message',
    'ownPriceLine',
    'ownPriceLineLog',
  ],
  // Closing an account deletes what names the person.
  'identity/account-data/account-data.repository.ts': [
    'cartLine',
    'demand',
    'deskNote',
    'deskTag',
    'dueMute',
    'favourite',
    'feedback',
    'goodsReminder',
    'listChoice',
    'message',
    'orderConsent',
    'pageView',
    'proposal',
    'purchaseRequest',
    'savedLine',
  ],
};

interface Write {
  /** Below `modules`. */
  readonly file: string;
  readonly table: string;
}

/** A table is written by the modules of one room. */
export function foreignWrites(project: Project): Problem[] {
  const writes = writesIn(project);
  const isAllowed = ({ file, table }: Write) => FOREIGN_WRITES[file]?.includes(table) === true;
  const wrong = [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, all]) => {
    const own = all.filter((write) => !isAllowed(write));
    const rooms = [...new Set(own.map(({ file }) => file.split('/')[0]))].sort();
    const message = `${table} is written by ${rooms.join(' and ')}: let one of them write it, and call its verb from the other.`;
    return rooms.length < 2 ? [] : own.map(({ file }) => ({ file: MODULES + file, message }));
  });
  const gone = Object.entries(FOREIGN_WRITES)
    .flatMap(([file, tables]) => tables.map((table) => ({ file, table })))
    .filter((allowed) => !writes.some(({ file, table }) => file === allowed.file && table === allowed.table))
    .map(({ file, table }) => ({
      file: THIS,
      message: `${file} no longer writes ${table}: delete it from FOREIGN_WRITES.`,
    }));
  return [...wrong, ...gone];
}

const BY_DRIZZLE = /(?:\.(?:insert|update|delete)\(\s*|(?:insert into|update|delete from) \$\{)(\w+)\s*[)}]/g;
const BY_NAME = /(?:insert into|update|delete from) ([a-z_]+)/g;
const IMPORTED = /import \{([^}]*)\} from '#db\/schema\//g;
const NAMED = /sql`([a-z_]+)`/g;

/** The tables of the schema: SQL name to constant. */
export const tableNames = (project: Project): ReadonlyMap<string, string> =>
  new Map(
    project.files
      .filter((file) => file.startsWith('apps/api/src/db/schema/'))
      .flatMap((file) => [...project.read(file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)])
      .map(([, table = '', name = '']) => [name, table] as const),
  );

/** The tables that a part of a file writes. */
export function tablesWritten(part: string, file: string, names: ReadonlyMap<string, string>): string[] {
  const tables = new Set(names.values());
  const byDrizzle = [...part.matchAll(BY_DRIZZLE)].map(([, table = '']) => table);
  const byName = [...part.matchAll(BY_NAME)].map(([, name = '']) => names.get(name) ?? '');
  // A variable may be any table that the file names.
  const isByVariable = byDrizzle.some((table) => !tables.has(table));
  const written = [...byDrizzle, ...byName, ...(isByVariable ? named(file, names) : [])];
  return [...new Set(written)].filter((table) => tables.has(table));
}

function writesIn(project: Project): Write[] {
  const names = tableNames(project);
  return project.files
    .filter((file) => file.startsWith(MODULES) && file.endsWith('.repository.ts') && !isTest(file))
    .flatMap((file) => {
      const text = project.read(file);
      return tablesWritten(text, text, names).map((table) => ({ file: file.slice(MODULES.length), table }));
    });
}

/** Tables that a file imports, or writes as a part of a statement. */
const named = (text: string, names: ReadonlyMap<string, string>) => [
  ...[...text.matchAll(IMPORTED)].flatMap(([, list = '']) => list.split(',').map((each) => each.trim())),
  ...[...text.matchAll(NAMED)].map(([, name = '']) => names.get(name) ?? ''),
];

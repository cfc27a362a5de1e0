import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { type BundledOperation, type Contracts, operationsOf, permissionsOf } from './bundle.ts';
import type { JsonObject } from './json.ts';

const HEADER = '// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.\n';

/** File name (relative to the package) → content of every generated file. */
export async function outputs({ shop, desk, erp }: Contracts): Promise<Map<string, string>> {
  return new Map([
    ...(await outputsOf(shop, 'openapi.json', 'src/contract/generated')),
    ['src/contract/generated/error-codes.ts', HEADER + errorCodeTable(shop)],
    ...(await outputsOf(desk, 'desk.openapi.json', 'src/desk/generated')),
    ['src/desk/generated/permissions.ts', HEADER + permissionTable(desk)],
    ['src/desk/generated/titles.ts', HEADER + titleTable(desk)],
    ...(await outputsOf(erp, 'erp.openapi.json', 'src/erp/generated')),
  ]);
}

async function outputsOf(document: JsonObject, name: string, folder: string): Promise<[string, string][]> {
  return [
    [name, `${JSON.stringify(document, null, 2)}\n`],
    [`${folder}/schema.ts`, HEADER + (await schemaTypes(document))],
    ...operationTables(document, folder),
  ];
}

async function schemaTypes(document: JsonObject): Promise<string> {
  // The library mutates its input. Cast: our document is plain JSON of the same shape.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const transform = (schema: { format?: string }) => (schema.format === 'binary' ? blob : undefined);
  return astToString(await openapiTs(copy, { defaultNonNullable: false, silent: true, transform }));
}

/** One constant per operation and one module per noun, so bundles and chunks include only what they use. */
function operationTables(document: JsonObject, folder: string): [string, string][] {
  const nounOf = ({ definition }: BundledOperation) => String((definition.tags as string[])[0]);
  const nouns = [...new Set(operationsOf(document).map(nounOf))].sort();
  return [
    [`${folder}/operations.ts`, HEADER + nouns.map((noun) => `export * from './operations/${noun}.ts';\n`).join('')],
    ...nouns.map((noun): [string, string] => [
      `${folder}/operations/${noun}.ts`,
      HEADER + operationTable(document, (operation) => nounOf(operation) === noun),
    ]),
  ];
}

function operationTable(document: JsonObject, isOfNoun: (operation: BundledOperation) => boolean): string {
  return operationsOf(document)
    .filter(isOfNoun)
    .toSorted((a, b) => (String(a.definition['x-call']) < String(b.definition['x-call']) ? -1 : 1))
    .map(({ id, method, path, definition }) => {
      const multipart = isMultipart(definition) ? { multipart: true } : {};
      const file = isFile(definition) ? { file: true } : {};
      const row = {
        id,
        method,
        path,
        access: definition['x-access'],
        ...(definition['x-permissions'] === undefined ? {} : { permissions: definition['x-permissions'] }),
        ...(definition['x-title'] === undefined ? {} : { title: definition['x-title'] }),
        ...(method === 'get' && definition['x-log'] === true ? { logged: true } : {}),
        ...(definition['x-access'] === 'buyer' && definition['x-roles'] !== 'all'
          ? { roles: definition['x-roles'] ?? [] }
          : {}),
        // The shop's scopes and ids of calls stay out, to save bytes.
        ...(definition['x-access'] === 'key' ? { scope: definition['x-scope'] } : {}),
        ...multipart,
        ...file,
        // Labels of the desk's forms.
        ...('x-permissions' in document && {
          fields: titlesOf(document, Object.values(contentOf(definition))[0]?.schema),
        }),
      };
      return `/** ${definition['x-call']} ${definition.summary} */\nexport const ${id} = ${JSON.stringify(row)} as const;\n`;
    })
    .join('');
}

function isMultipart(definition: JsonObject): boolean {
  return 'multipart/form-data' in contentOf(definition);
}

function contentOf({ requestBody }: JsonObject): Record<string, { schema?: JsonObject }> {
  return (requestBody as { content: Record<string, { schema?: JsonObject }> } | undefined)?.content ?? {};
}

function isFile(definition: JsonObject): boolean {
  const success = (definition.responses as JsonObject)['200'] as { content: Record<string, { schema: JsonObject }> };
  return Object.values(success.content).some(({ schema }) => schema.format === 'binary');
}

/** The titles of each schema of a form once, for all operations that take it. */
function titleTable(document: JsonObject): string {
  return Object.entries(schemasOf(document))
    .filter(([, schema]) => schema.additionalProperties === false && titlesOf(document, schema))
    .map(([name, schema]) => `export const ${name} = ${JSON.stringify(titlesOf(document, schema))} as const;\n`)
    .join('');
}

/** Field → title; undefined if no field has one. */
function titlesOf(document: JsonObject, schema: JsonObject | undefined): JsonObject | undefined {
  const resolve = (each: JsonObject = {}) => ({
    ...schemasOf(document)[String(each.$ref).split('/').at(-1) ?? ''],
    ...each,
  });
  const fields = Object.entries((resolve(schema).properties ?? {}) as Record<string, JsonObject>);
  const titled = fields.map(([name, field]) => [name, resolve(field).title]).filter(([, title]) => title);
  return titled.length > 0 ? Object.fromEntries(titled) : undefined;
}

const schemasOf = ({ components }: JsonObject) => (components as { schemas: Record<string, JsonObject> }).schemas;

function permissionTable(document: JsonObject): string {
  const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)} as const;\n`;
  return constant('fixedRoles', document['x-roles']) + constant('permissions', permissionsOf(document));
}

function errorCodeTable(document: JsonObject): string {
  const rows = (document['x-error-codes'] as JsonObject[]).map(
    ({ name, code, status, meaning }) => `  /** ${meaning} */\n  ${name}: { code: ${code}, status: ${status} },`,
  );
  return `export const errorCodes = {\n${rows.join('\n')}\n} as const;\n`;
}

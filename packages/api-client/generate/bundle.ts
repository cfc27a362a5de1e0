import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expandOperation, expandSchema } from './expand.ts';
import { isObject, type JsonObject, walk } from './json.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const COMPONENT_REF = /^(?:[a-z-]+\.yaml)?(#\/components\/[A-Za-z]+\/[A-Za-z0-9]+)$/;

export interface BundledOperation {
  id: string;
  method: (typeof METHODS)[number];
  path: string;
  definition: JsonObject;
}

/** Bundles the contracts of the shop, the desk and the ERP interface. */
export type Contracts = Record<'shop' | 'desk' | 'erp', JsonObject>;

export function bundleAll(packageFolder: string): Contracts {
  const folder = join(packageFolder, 'openapi');
  return { shop: bundle(folder), desk: bundle(join(folder, 'desk'), folder), erp: bundle(join(folder, 'erp'), folder) };
}

/**
 * Builds a standard OpenAPI 3.1 document from `openapi.yaml` (info, servers, security) and one file per noun. A
 * contract in a subfolder shares the envelope, codes and values of its parent.
 */
export function bundle(folder: string, shared?: string): JsonObject {
  const own = readYaml(join(folder, 'openapi.yaml'));
  const root = shared === undefined ? own : { ...readYaml(join(shared, 'openapi.yaml')), ...own };
  const document: JsonObject = { ...root, tags: [], paths: {}, components: { ...(root.components as JsonObject) } };
  if (shared !== undefined) {
    addComponents(document, 'openapi.yaml', readYaml(join(shared, 'openapi.yaml')), own.components as JsonObject);
    addComponents(document, 'value.yaml', readYaml(join(shared, 'value.yaml')));
  }
  for (const file of nounFiles(folder)) addNoun(document, file, readYaml(join(folder, file)));
  listPermissions(document);
  expandSchemas(document);
  describeFields(document, readYaml(join(folder, 'terms.yaml')));
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  const resolve = (schema: unknown) => {
    const name = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
    return (name === undefined ? schema : schemas[name]) as JsonObject;
  };
  for (const { method, path, definition } of operationsOf(document)) {
    ((document.paths as JsonObject)[path] as JsonObject)[method] = expandOperation(definition, resolve);
  }
  resolveRefs(document);
  inlineScalars(document);
  if (shared !== undefined) dropUnused(document);
  describeErrorCodes(document);
  checkOperations(document);
  return document;
}

export function operationsOf(document: JsonObject): BundledOperation[] {
  return Object.entries(document.paths as JsonObject).flatMap(([path, item]) =>
    METHODS.filter((method) => method in (item as JsonObject)).map((method) => {
      const definition = (item as JsonObject)[method] as JsonObject;
      return { id: String(definition.operationId), method, path, definition };
    }),
  );
}

function nounFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !['openapi.yaml', 'terms.yaml'].includes(name))
    .sort();
}

function readYaml(path: string): JsonObject {
  const content: unknown = parse(readFileSync(path, 'utf8'));
  if (!isObject(content)) throw new Error(`${path} is no YAML mapping`);
  return content;
}

function addNoun(document: JsonObject, file: string, noun: JsonObject): void {
  const tag = file.replace('.yaml', '');
  if (isObject(noun.paths)) {
    (document.tags as JsonObject[]).push({ name: tag, description: String(noun['x-tag']) });
    for (const [path, item] of Object.entries(noun.paths)) {
      const target = entryOf(document.paths as JsonObject, path);
      for (const [method, operation] of Object.entries(item as JsonObject)) {
        if (method in target) throw new Error(`${file}: ${method} ${path} is declared twice`);
        target[method] = { tags: [tag], ...(operation as JsonObject) };
      }
    }
  }
  addComponents(document, file, noun);
}

/** Skips the kinds listed in `except`. */
function addComponents(document: JsonObject, file: string, noun: JsonObject, except: JsonObject = {}): void {
  for (const [kind, entries] of Object.entries((noun.components ?? {}) as JsonObject)) {
    if (kind in except) continue;
    const target = entryOf(document.components as JsonObject, kind);
    for (const [name, entry] of Object.entries(entries as JsonObject)) {
      if (name in target) throw new Error(`${file}: component ${name} is declared twice`);
      target[name] = entry;
    }
  }
}

function entryOf(parent: JsonObject, key: string): JsonObject {
  parent[key] ??= {};
  return parent[key] as JsonObject;
}

/** Permissions of operators by key: title, group and fixed roles. */
export function permissionsOf(document: JsonObject): JsonObject {
  return (document['x-permissions'] ?? {}) as JsonObject;
}

function listPermissions(document: JsonObject): void {
  const { Permission } = (document.components as JsonObject).schemas as Record<string, JsonObject>;
  if (Permission) Permission.enum = Object.keys(permissionsOf(document));
}

function expandSchemas(document: JsonObject): void {
  walk(document, (node) => expandSchema(node));
}

/** Gives every field without a description the one of its name. */
function describeFields(document: JsonObject, terms: JsonObject): void {
  const components = Object.values(document.components as Record<string, JsonObject>);
  const places = [document.paths as JsonObject, ...components].flatMap((each) => Object.entries(each));
  for (const [place, definition] of places)
    walk(definition, (node) => {
      if (node.type !== 'object' || !isObject(node.properties)) return;
      for (const [name, field] of Object.entries(node.properties as Record<string, JsonObject>)) {
        if (field.description !== undefined || typeof field.$ref === 'string' || speaksThroughRef(field)) continue;
        if (terms[name] === undefined)
          throw new Error(
            `${place}: nothing says what the field ${name} means: give it a description, or its name one in terms.yaml`,
          );
        field.description = terms[name];
      }
    });
}

function speaksThroughRef(field: JsonObject): boolean {
  const parts = [field.items, ...(Array.isArray(field.oneOf) ? field.oneOf : [])];
  return parts.some((part) => isObject(part) && typeof part.$ref === 'string');
}

function resolveRefs(document: JsonObject): void {
  walk(document, (node) => {
    if (typeof node.$ref !== 'string') return;
    const match = COMPONENT_REF.exec(node.$ref);
    if (!match?.[1]) throw new Error(`cannot read the reference ${node.$ref}`);
    node.$ref = match[1];
    const [, , kind = '', name = ''] = match[1].split('/');
    const components = document.components as Record<string, JsonObject>;
    if (!(name in (components[kind] ?? {}))) throw new Error(`nothing is declared as ${node.$ref}`);
  });
}

/**
 * `oneOf: [scalar, null]` becomes one schema of two types, which validators and serialisers handle without branching. A
 * scalar with a title of its own is copied: validators name the schema that a reference leads to. Copied ones that
 * nothing refers to any more go.
 */
function inlineScalars(document: JsonObject): void {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  const copied = new Set<unknown>();
  walk(document, (node) => {
    const isNullable = Array.isArray(node.oneOf) && node.oneOf.length === 2 && node.oneOf[1]?.type === 'null';
    if (!isNullable && !('title' in node)) return;
    const { oneOf, $ref = (oneOf as JsonObject[] | undefined)?.[0]?.$ref, ...own } = node;
    const target = schemas[String($ref).replace('#/components/schemas/', '')];
    if (!target || !['string', 'integer'].includes(String(target.type)) || target.enum) return;
    copied.add($ref);
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, { ...target, ...own, ...(isNullable && { type: [target.type, 'null'] }) });
  });
  walk(document, ({ $ref }) => copied.delete($ref));
  for (const name of Object.keys(schemas)) if (copied.has(`#/components/schemas/${name}`)) delete schemas[name];
}

/** A contract includes only the shared components it uses. */
function dropUnused(document: JsonObject): void {
  const { securitySchemes: _, ...kinds } = document.components as Record<string, JsonObject>;
  const used = new Set<unknown>();
  walk(document, (node) => used.add(node.$ref));
  const unused = Object.entries(kinds).flatMap(([kind, entries]) =>
    Object.keys(entries).flatMap((name) => (used.has(`#/components/${kind}/${name}`) ? [] : [{ entries, name }])),
  );
  for (const { entries, name } of unused) delete entries[name];
  // Removes components that only the removed ones referred to.
  if (unused.length > 0) dropUnused(document);
}

function describeErrorCodes(document: JsonObject): void {
  const codes = document['x-error-codes'] as JsonObject[];
  const rows = codes.map(({ code, status, meaning }) => `| ${code} | ${status} | ${meaning} |`);
  const info = document.info as JsonObject;
  info.description = [info.description, '## Codes\n', '| code | HTTP | meaning |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function checkOperations(document: JsonObject): void {
  const seen = new Set<string>();
  const known = permissionsOf(document);
  for (const { id, method, path, definition } of operationsOf(document)) {
    for (const key of ['operationId', 'x-call', 'x-access', 'summary']) {
      if (typeof definition[key] !== 'string') throw new Error(`${method} ${path} lacks ${key}`);
    }
    const named = definition['x-permissions'];
    const isNamed =
      named === 'everybody' || (Array.isArray(named) && named.length > 0 && named.every((key) => key in known));
    if ((definition['x-access'] === 'operator') !== isNamed) {
      throw new Error(`${method} ${path}: an operation of operators, and no other, names permissions of openapi.yaml`);
    }
    if (definition['x-access'] === 'key' && typeof definition['x-scope'] !== 'string') {
      throw new Error(`${method} ${path}: an operation of a key names its scope`);
    }
    for (const unique of [id, String(definition['x-call'])]) {
      if (seen.has(unique)) throw new Error(`${unique} is declared twice`);
      seen.add(unique);
    }
  }
}

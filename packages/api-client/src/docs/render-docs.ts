import { exampleOf } from './example-of.ts';
import { escapeHtml, inline, style, table } from './html.ts';
import { nameOfRef, type OpenApiDocument, type Operation, type Parameter, type Schema } from './openapi.ts';

interface ListedOperation extends Operation {
  method: string;
  path: string;
}

/**
 * Renders the contract as one HTML page: every call with its fields and an example, every schema, every code. The page
 * has no scripts and no external resources.
 *
 * @example await writeFile('api.html', renderDocs(document));
 */
export function renderDocs(source: object): string {
  const document = source as OpenApiDocument; // The generator guarantees the shape of the bundled document.
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): ListedOperation => ({ ...operation, method, path })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ tags }) => tags.includes(tag.name)),
  }));
  const { title, version, summary, description } = document.info;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} ${escapeHtml(version)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<nav aria-label="calls">
<p><a href="#codes">Codes</a> · <a href="#schemas">Schemas</a></p>
${groups.map(renderMenu).join('')}
</nav>
<main>
<h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
<p>${inline(summary)}</p>
<p>${inline(description.split('## ')[0] ?? '')}</p>
${groups.map(({ name, description: words, operations: list }) => `<h2 id="tag-${name}">${name}</h2><p>${inline(words)}</p>${list.map((each) => renderOperation(document, each)).join('')}`).join('')}
<h2 id="codes">Codes</h2>
${table(
  ['code', 'HTTP', 'name', 'meaning'],
  document['x-error-codes'].map(({ code, status, name, meaning }) => [`${code}`, `${status}`, name, inline(meaning)]),
)}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(renderSchema).join('')}
</main>
</body>
</html>
`;
}

function renderMenu({ name, operations }: { name: string; operations: ListedOperation[] }): string {
  const entries = operations.map(({ operationId }) => `<li><a href="#${operationId}">${operationId}</a></li>`);
  return `<a href="#tag-${name}"><b>${name}</b></a><ul>${entries.join('')}</ul>`;
}

function renderOperation(document: OpenApiDocument, operation: ListedOperation): string {
  const { operationId, method, path, summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [answerType, answer] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  return `<article id="${operationId}">
<h3><span class="method">${method}</span> <span class="path">${escapeHtml(path)}</span> <span class="badge">${operation['x-call']}</span><span class="badge">${operation['x-access']}</span></h3>
<p><b>${operationId}</b> ${inline(summary)}</p>
${description ? `<p>${inline(description)}</p>` : ''}
${table(['parameter', 'in', 'type', 'meaning'], parameters.map(parameterRow))}
${body ? `<h4>Body <span class="badge">${bodyType}</span></h4>${renderFields(document, body.schema)}` : ''}
${answer ? `<h4>Answer <span class="badge">${answerType}</span></h4>${renderAnswer(document, answer.schema)}` : ''}
</article>`;
}

function renderAnswer(document: OpenApiDocument, schema: Schema): string {
  const data = schema.properties?.data;
  if (!data) return `<p>${typeOf(schema)}</p>`;
  const example = JSON.stringify(exampleOf(document, schema), null, 2);
  return `<p><code>data</code>: ${typeOf(data)} ${inline(data.description ?? '')}</p>${renderFields(document, data)}
<details><summary>Example</summary><pre>${escapeHtml(example)}</pre></details>`;
}

function renderSchema([name, schema]: [string, Schema]): string {
  const fields = schema.properties ? fieldTable(schema) : `<p>${typeOf(schema)}</p>`;
  return `<article id="schema-${name}"><h3>${name}</h3><p>${inline(schema.description ?? '')}</p>${fields}</article>`;
}

/** Fields of an object that has no name of its own. */
function renderFields(document: OpenApiDocument, schema: Schema): string {
  if (!schema.$ref) return schema.properties ? fieldTable(schema) : '';
  const target = document.components.schemas[nameOfRef(schema.$ref)];
  return target?.properties ? fieldTable(target) : '';
}

function fieldTable({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, field]) => [
    `<span class="path">${escapeHtml(name)}</span>${required.includes(name) ? '' : ' <i>optional</i>'}`,
    typeOf(field),
    inline(field.description ?? ''),
    field.examples ? escapeHtml(JSON.stringify(field.examples[0])) : '',
  ]);
  return table(['field', 'type', 'meaning', 'example'], rows);
}

function parameterRow({ name, in: place, required, schema, description }: Parameter): string[] {
  const words = description ?? schema.description ?? '';
  return [
    `<span class="path">${escapeHtml(name)}</span>${required ? '' : ' <i>optional</i>'}`,
    place,
    typeOf(schema),
    inline(words),
  ];
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return `<a href="#schema-${nameOfRef(schema.$ref)}">${nameOfRef(schema.$ref)}</a>`;
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  if (schema.type === 'array')
    return `list of ${typeOf(schema.items ?? {})}${limits(schema.minItems, schema.maxItems)}`;
  const words = [schema.type ?? 'anything'].flat().join(' or ');
  const lengths = limits(schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength);
  const standard = schema.default === undefined ? '' : `, default <code>${escapeHtml(String(schema.default))}</code>`;
  return `${words}${lengths}${schema.pattern ? ` <code>${escapeHtml(schema.pattern)}</code>` : ''}${standard}`;
}

function limits(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return '';
  return ` (${least ?? ''}…${most === Number.MAX_SAFE_INTEGER ? '' : (most ?? '')})`;
}

function resolveParameter(document: OpenApiDocument, parameter: Parameter): Parameter {
  return parameter.$ref ? (document.components.parameters[nameOfRef(parameter.$ref)] ?? parameter) : parameter;
}

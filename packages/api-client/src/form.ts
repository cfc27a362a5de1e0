/** A value of a form: text, number, flag, file, or lists and objects of them. `undefined` and `null` are left out. */
export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** A form as brackets nest it: `{ params: { number: '3' } }` is `params[number]=3`. */
export type FormTree = { [key: string]: string | FormTree | (string | FormTree)[] };

/**
 * A form-encoded body with nested values in bracket form, encoded exactly once: `{ ids: [3, 5] }` becomes
 * `ids[0]=3&ids[1]=5` (brackets percent-encoded). Booleans travel as 1 and 0; empty lists and objects vanish.
 */
export function encodeForm(body: FormValue): URLSearchParams {
  const form = new URLSearchParams();
  eachField(body, '', (name, value) => form.append(name, String(value)));
  return form;
}

/** The same fields as a multipart body, which can carry files. */
export function encodeMultipart(body: FormValue): FormData {
  const form = new FormData();
  eachField(body, '', (name, value) => form.append(name, value));
  return form;
}

/**
 * Reads a form-encoded text back into a tree of texts, whether brackets came encoded or not, and lists as `ids[]`,
 * `ids[0]` or the repeated `ids`. Names that would reach an object's prototype are ignored.
 */
export function decodeForm(text: string): FormTree {
  const root: FormTree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.match(/^[^[\]]+|\[[^[\]]*\]/g)?.map((part) => part.replace(/^\[|\]$/g, ''));
    if (path?.length && !path.some((part) => part in Object.prototype)) place(root, path, value);
  }
  return listsOf(root);
}

function eachField(value: FormValue, name: string, put: (name: string, value: string | Blob) => void): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') put(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  else if (value instanceof Blob) put(name, value);
  else for (const [key, child] of Object.entries(value)) eachField(child, name ? `${name}[${key}]` : key, put);
}

function place(root: FormTree, path: string[], value: string): void {
  let node = root;
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (typeof node[key] !== 'object') node[key] = {};
    node = node[key] as FormTree; // Lists are made only after everything is placed.
  }
  const last = path.at(-1) || String(Object.keys(node).length);
  const earlier = node[last];
  if (earlier === undefined) node[last] = value;
  else if (typeof earlier === 'string') node[last] = { 0: earlier, 1: value };
  else (earlier as FormTree)[Object.keys(earlier).length] = value;
}

function listsOf(node: FormTree): FormTree {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'string') continue;
    const tree = listsOf(child as FormTree);
    const isList = Object.keys(tree).every((index, position) => index === String(position));
    node[key] = isList ? (Object.values(tree) as (string | FormTree)[]) : tree;
  }
  return node;
}

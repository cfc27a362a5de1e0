/** A form value: text, number, flag, file, or lists and objects of them. `undefined` and `null` are omitted. */
export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/**
 * Encodes a form body with nested values in bracket form, exactly once: `{ ids: [3, 5] }` becomes `ids[0]=3&ids[1]=5`
 * (with the brackets percent-encoded). Booleans become 1 and 0; empty lists and objects are omitted.
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

function eachField(value: FormValue, name: string, put: (name: string, value: string | Blob) => void): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') put(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  else if (value instanceof Blob) put(name, value);
  else for (const [key, child] of Object.entries(value)) eachField(child, name ? `${name}[${key}]` : key, put);
}

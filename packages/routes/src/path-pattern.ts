/** A segment: fixed text, or a parameter. */
export type Segment = { readonly text: string; readonly param: boolean; readonly optional: boolean };

export type ParamValues = Readonly<Record<string, string | number | undefined>>;

/** Splits `/a/:b/:c?` into its segments; `/` has none. */
export function parsePath(path: string): readonly Segment[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const param = part.startsWith(':');
      const optional = param && part.endsWith('?');
      return { text: param ? part.slice(1, optional ? -1 : undefined) : part, param, optional };
    });
}

/**
 * Fills a path. Parameters are encoded exactly once, so Chinese, spaces and slashes round-trip. Throws if a required
 * parameter is missing or empty, or if an optional one is omitted before another.
 */
export function fillPath(path: string, params: ParamValues): string {
  let filled = '';
  let leftOut = '';
  for (const { text, param, optional } of parsePath(path)) {
    const value = param ? String(params[text] ?? '') : text;
    if (value === '' && !optional) throw new Error(`The path ${path} needs the parameter "${text}".`);
    if (value === '') leftOut ||= text;
    else if (leftOut) throw new Error(`The path ${path} takes "${text}" only together with "${leftOut}".`);
    else filled += `/${param ? encodeURIComponent(value) : value}`;
  }
  return filled || '/';
}

/**
 * Reads the parameters from the segments of a path, or returns null if it does not match. Fixed text ignores ASCII
 * case.
 */
export function readPath(segments: readonly Segment[], parts: readonly string[]): Record<string, string> | null {
  if (parts.length > segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, { text, param, optional }] of segments.entries()) {
    const part = parts[index];
    if (part === undefined) {
      if (!optional) return null;
    } else if (param) params[text] = decodePart(part);
    else if (part.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone % is ordinary text.
    return part;
  }
}

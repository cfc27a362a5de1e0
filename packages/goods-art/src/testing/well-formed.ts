const entity = /&(?!(?:amp|lt|gt|quot|apos);)/;
const attribute = /^(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*$/;

const elements = new Set([
  'svg',
  'title',
  'g',
  'rect',
  'circle',
  'ellipse',
  'path',
  'text',
  'tspan',
  'defs',
  'use',
  'style',
  'clipPath',
]);
/** Event handlers, and external references. */
const active = /\son|href="(?!#)|style=|url\((?!#)/i;

/**
 * The first error in a drawing's XML, or null: tags close in order, attributes are quoted, text is escaped, and there
 * are only static shapes.
 */
export function unbalanced(svg: string): string | null {
  const open: string[] = [];
  let at = 0;
  if (!svg.startsWith('<svg')) return 'no svg';
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const end = svg.indexOf('<', at);
      const content = svg.slice(at, end === -1 ? undefined : end);
      if (entity.test(content) || content.includes('>')) return `text ${content}`;
      if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(content)) return `character ${content}`;
      at = end === -1 ? svg.length : end;
      continue;
    }
    const end = svg.indexOf('>', at);
    if (end === -1) return 'tag without end';
    const tag = svg.slice(at + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1)) return `closing ${tag}`;
      continue;
    }
    const name = /^[a-zA-Z]+/.exec(tag)?.[0];
    const closed = tag.endsWith('/');
    const rest = tag.slice(name?.length ?? 0, closed ? -1 : undefined);
    if (name === undefined || !attribute.test(rest) || entity.test(rest)) return `tag ${tag}`;
    if (!elements.has(name) || active.test(rest)) return `active ${tag}`;
    if (!closed) open.push(name);
  }
  return open.length === 0 ? null : `open ${open.join(' ')}`;
}

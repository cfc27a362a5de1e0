/**
 * A snapshot of the page: a line for each visible element, in document order. Of similar items, such as table rows, the
 * first is written in full, the others only with their box.
 */
export const lookOf = (root: Element): string => linesOf(root).join('\n');

const linesOf = (parent: Element): string[] => {
  const seen = new Set<string>();
  return [...parent.children].flatMap((element) => {
    const shape = element.matches('li, tr, article') ? shapeOf(element) : '';
    const isAlike = seen.has(shape);
    if (shape) seen.add(shape);
    return [...lineOf(element), ...(isAlike || element.localName === 'svg' ? [] : linesOf(element))];
  });
};

const shapeOf = (element: Element) => [...element.querySelectorAll('*')].map(({ localName }) => localName).join(' ');

const lineOf = (element: Element): string[] => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const { x, y, width, height } = element.getBoundingClientRect();
  const paint = paintOf(element);
  if (!paint || width * height === 0) return [];
  const place = [x + scrollX, y + scrollY].map(Math.round).join(',');
  return [`${nameOf(element)} ${place} ${Math.round(width)}×${Math.round(height)} ${paint}`];
};

const nameOf = (element: Element) => element.getAttribute('role') ?? element.localName;

/** Empty for pure containers. */
const paintOf = (element: Element): string => {
  const style = getComputedStyle(element);
  const parts: string[] = [];
  if ([...element.childNodes].some(isText) || 'value' in element)
    parts.push(`${colour(style.color)} ${style.fontSize.replace('px', '')}/${style.fontWeight}`);
  else if (element.localName === 'svg') parts.push(`icon ${colour(style.color)}`);
  else if (element.localName === 'img') parts.push('picture');
  if (!isClear(style.backgroundColor)) parts.push(`on ${colour(style.backgroundColor)}`);
  const edge = edgeOf(style);
  if (edge) parts.push(`edge ${edge}`);
  // Whether a browser shows a focus ring depends on the last key press, even in another story.
  if (style.outlineStyle !== 'none' && !element.matches(':focus')) parts.push(`outline ${colour(style.outlineColor)}`);
  if (style.textDecorationLine !== 'none') parts.push(style.textDecorationLine);
  if (Number(style.opacity) < 1) parts.push(`faded ${style.opacity}`);
  return parts.join(' ');
};

const isText = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());

const edgeOf = (style: CSSStyleDeclaration): string => {
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
    const isThere = style[`border${side}Style`] !== 'none' && !isClear(style[`border${side}Color`]);
    return isThere ? `${style[`border${side}Width`].replace('px', '')}${colour(style[`border${side}Color`])}` : '-';
  });
  if (sides.every((side) => side === '-')) return '';
  return new Set(sides).size === 1 ? String(sides[0]) : sides.join('|');
};

const isClear = (value: string) => /^rgba\(.*, 0\)$/.test(value);

/** `rgb(10, 127, 91)` as `#0a7f5b`; other values stay unchanged. */
const colour = (value: string): string => {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? [];
  if (channels.length !== 3) return value.replaceAll(' ', '');
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};

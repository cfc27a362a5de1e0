import { escapeUTF8 } from 'entities';

const emptyRoot = '<div id="root"></div>';
const styleSheet = /<link rel="stylesheet"[^<>]*>/;
const scripts = /<script type="module"|<link rel="modulepreload"/g;

/** Splits the shop's page at the slots for rendered content. */
export const cutTemplate = (template: string) => {
  const [before, after, ...more] = template.split(emptyRoot);
  const [start, rest] = before?.split(/<title>[^<]*<\/title>/) ?? [];
  const [middle, end] = rest?.split(/(?=<\/head>)/) ?? [];
  const [style = ''] = middle?.match(styleSheet) ?? [];
  if (start === undefined || middle === undefined || end === undefined || after === undefined || more.length > 0) {
    throw new Error('The shop was built with a page that has no title or no root.');
  }
  // A rendered page is painted without scripts, so its style sheet comes first.
  const works = middle.replace(style, '').replaceAll(scripts, '$& fetchpriority="low"');
  return {
    /** `isFilled`: paint nothing before the content arrives, because a partly painted header would shift. */
    head: (title: string, pageScripts: readonly string[], isFilled: boolean) =>
      [
        start,
        `<title>${escapeUTF8(title)}</title>`,
        style,
        isFilled ? '<link rel="expect" href="#main" blocking="render">' : '',
        works,
        ...pageScripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`),
        end,
        '<div id="root">',
      ].join(''),
    /** `data` is inert JSON, not a script. */
    foot: (data: string) =>
      `</div><script id="shop-data" type="application/json">${data.replaceAll('<', '\\u003c')}</script>${after}`,
  };
};

import type { RenderedPage } from '@yaoji/routes';
import type { PageFiles } from './build-manifest.ts';

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Head = Pick<RenderedPage, 'title' | 'page' | 'desk'>;

const emptyRoot = '<div id="root"></div>';

/** Cuts the shop's page apart where a rendered page goes into it. */
export const cutTemplate = (template: string) => {
  const [before, after, ...more] = template.split(emptyRoot);
  const [start, rest] = before?.split(/<title>.*?<\/title>/) ?? [];
  const [middle, end] = rest?.split(/(?=<\/head>)/) ?? [];
  const [, looks, works] = middle?.match(/^(.*?)(<script.*)?$/s) ?? [];
  if (start === undefined || end === undefined || after === undefined || more.length > 0) {
    throw new Error('The shop was built with a page that has no title or no root.');
  }
  return {
    /**
     * `page`: under this id the browser finds the page's own script. `isFilled`: nothing is painted before the content
     * is there, since a header that is painted in halves moves.
     */
    head: ({ title, page, desk: { media } }: Head, { script, imports, desk, styles }: PageFiles, isFilled: boolean) =>
      [
        start,
        `<title>${inText(title)}</title>`,
        looks,
        isFilled ? '<link rel="expect" href="#main" blocking="render">' : '',
        ...(styles
          ? [
              `<link rel="stylesheet" crossorigin href="/${styles.file}">`,
              // Of a type that no browser loads: says to the scripts that these are there.
              ...styles.from.map((file) => `<link rel="stylesheet" type="text/x-joined" href="/${file}">`),
            ]
          : []),
        works,
        `<link rel="modulepreload" data-page="${page}" fetchpriority="low" crossorigin href="${script}">`,
        ...imports.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`),
        ...desk.map(
          (file) => `<link rel="modulepreload" media="${media}" fetchpriority="low" crossorigin href="${file}">`,
        ),
        end,
        '<div id="root">',
      ].join(''),
    /** `data` is JSON, and no script: what it holds runs nothing. */
    foot: (data: string) =>
      `</div><script id="shop-data" type="application/json">${data.replaceAll('<', '\\u003c')}</script>${after}`,
  };
};

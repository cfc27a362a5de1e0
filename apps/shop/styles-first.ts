import type { Plugin } from 'vite';

const styles = /^ *<link rel="stylesheet"[^>]*>\n/gm;
const scripts = /(<script type="module"|<link rel="modulepreload")/g;

/**
 * Lets the page ask for its style sheets before its scripts, and for these less urgently: what was rendered on the
 * server is painted without a script, and over the few connections of a browser they would hold up style and pictures.
 */
export const stylesFirst = (): Plugin => ({
  name: 'styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const found = html.match(styles) ?? [];
      return html
        .replace(styles, '')
        .replace(/^ *<script type="module"/m, (script) => found.join('') + script)
        .replace(scripts, '$1 fetchpriority="low"');
    },
  },
});

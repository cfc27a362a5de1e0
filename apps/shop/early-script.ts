import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Puts the script that holds early presses in front of everything else in the page: a small file of its own, which
 * waits for none of the others, since the page's policy allows no script inside of the page.
 */
export const earlyScript = (): Plugin => {
  let root = '';
  let file = '';
  return {
    name: 'early-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const lib = { entry: join(root, 'src/early/main.ts'), formats: ['iife' as const], name: 'early' };
      const built = await build({ configFile: false, root, logLevel: 'warn', build: { write: false, lib } });
      const [result] = built as Rolldown.RolldownOutput[];
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: result?.output[0].code ?? '' }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/^ *<title>/m, `    <script async fetchpriority="high" src="/${file}"></script>\n$&`),
    },
  };
};

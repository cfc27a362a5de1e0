import type { Tree } from './tree.ts';
import { nearest, wordOf } from './words.ts';

const ROUTES = 'packages/routes/src/routes.ts';
const PAGES = 'apps/shop/src/pages';
const ROUTE_TABLE = 'packages/routes/src/routes.tsv';

/** `pnpm new page activity points-mall --path /jfsc --title 积分商城`: the page and its route. */
export function newPage(
  tree: Tree,
  [area = '', page = '']: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): string[] {
  const { kebab, pascal, snake } = wordOf(page);
  const folder = `${PAGES}/${areaOf(tree, area)}/${kebab}`;
  const { id, title } = addRoute(tree, snake, options);

  tree.create(
    `${folder}/${kebab}-page.tsx`,
    `import * as css from './${kebab}.css.ts';

export default function ${pascal}Page() {
  return (
    <div className={css.page}>
      <h1>${title}</h1>
    </div>
  );
}
`,
  );
  tree.create(
    `${folder}/${kebab}.css.ts`,
    `import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui';

export const page = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[4] });
`,
  );
  tree.create(
    `${folder}/${kebab}-page.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import ${pascal}Page from './${kebab}-page.tsx';

test('[${id}] is headed by its title', () => {
  renderPage(<${pascal}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});

test('shows what it is for', () => {
  expect.fail('Act and assert as a customer: ready, loading, empty and failing, mocked at the network.');
});
`,
  );
  return [
    `Everybody may open it; for buyers alone, make it buyer() in ${ROUTES} and buyer in ${ROUTE_TABLE}.`,
    'What it fetches belongs in a features/<noun>/<noun>.queries.ts, what it sends in an <action>.mutation.ts.',
    'Its second test fails until you have written it; pnpm coverage names rules and routes that no test proves.',
    'Design loading, empty, error and ready; mock at the network in its test.',
  ];
}

/** A folder of pages that exists. */
function areaOf(tree: Tree, input: string): string {
  const areas = tree.foldersIn(PAGES);
  const { kebab } = wordOf(input);
  if (areas.includes(kebab)) return kebab;
  const meant = nearest(kebab, areas);
  throw new Error(
    `There is no area ${kebab}${meant ? `, but ${meant}` : ''}. Areas: ${areas.join(', ')}. For a new one, make ${PAGES}/${kebab} first.`,
  );
}

function addRoute(
  tree: Tree,
  route: string,
  { path, title }: Readonly<Record<string, string | undefined>>,
): { id: string; title: string } {
  const rows = (tree.read(ROUTE_TABLE) ?? '').trimEnd().split('\n');
  tree.refuse(ROUTES, new RegExp(`^  ${route}: `, 'm'), `The route ${route}`);
  if (!path || !title) throw new Error(`Say where it is and what it is called: --path /jfsc --title 积分商城.`);
  if (!/^\/[\w/:?-]*$/.test(path)) throw new Error(`${path} is no path: write it as --path /jfsc.`);
  // A path or an alias, with or without parameters.
  tree.refuse(ROUTES, new RegExp(`'${path.replaceAll('?', '\\?')}(/:\\w+\\??)*'`), `The path ${path}`);
  const last = Math.max(...rows.slice(1).map((one) => Number(one.slice(1, 4))));
  const id = `R${String(last + 1).padStart(3, '0')}`;
  tree.insertAfter(
    ROUTE_TABLE,
    /^R\d{3}\t.*$/m,
    `\n${[id, route, path, '', '', title, '', 'visitor', '', title].join('\t')}`,
  );
  tree.insertAfter(
    ROUTES,
    /^ {2}(\w+: \{.*\}|\}),\n(?=\} as const)/m,
    `  ${route}: { path: '${path}', page: '${route}', title: '${title}', ...visitor() },\n`,
  );
  return { id, title };
}

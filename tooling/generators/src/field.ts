import type { Tree } from './tree.ts';
import { wordOf } from './words.ts';

const files = {
  table: 'apps/api/src/db/schema/goods.ts',
  contract: 'packages/api-client/openapi/goods.yaml',
  names: 'packages/api-client/src/wire/goods.ts',
  page: 'apps/shop/src/pages/goods/goods-detail/goods-record.tsx',
  heads: 'packages/price-list/src/row/fields.ts',
  deskContract: 'packages/api-client/openapi/desk/goods-profile.yaml',
  test: 'apps/api/src/modules/catalogue/goods/show/get-goods.test.ts',
};

/** `pnpm new field net-content --title 净含量`: a text of goods, from the price list, the desk and the table to its page. */
export function newField(
  tree: Tree,
  [input = '']: readonly string[],
  { title }: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const { kebab, camel, snake } = wordOf(input);
  if (!title) throw new Error('Say what buyers read: --title 净含量.');
  for (const [path, taken] of [
    [files.table, `\\b${camel}:`],
    [files.names, `\\b${camel}:`],
    [files.contract, `^ {8}${snake}:`],
  ] as const)
    tree.refuse(path, new RegExp(taken, 'm'), `The field ${camel}`);

  tree.insertAfter(
    files.table,
    /^ {4}origin: text\('origin'\).*\n/m,
    `    ${camel}: text('${snake}').notNull().default(''),\n`,
  );
  const description = `description: '${kebab.charAt(0).toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}.'`;
  tree.insertAfter(
    files.contract,
    /^ {8}shpchd: .*\n/m,
    `        ${snake}: { type: [string, 'null'], ${description} }\n`,
  );
  tree.insertAfter(files.names, /^ {2}origin: 'shpchd',\n/m, `  ${camel}: '${snake}',\n`);
  tree.insertAfter(files.page, /^ {4}\['产地', goods\.origin\],\n/m, `    ['${title}', goods.${camel}],\n`);
  tree.insertAfter(files.heads, /^ {2}origin: words.*\n/m, `  ${snake}: words('${title}'),\n`);
  tree.insertAfter(files.heads, /^ {2}origin: 'origin',\n/m, `  ${camel}: '${snake}',\n`);
  tree.insertAfter(
    files.deskContract,
    /^ {8}origin: .*\n/m,
    `        ${camel}: { type: string, title: ${title}, maxLength: 200, ${description} }\n`,
  );
  tree.insertAfter(
    files.test,
    /[\s\S]*\n$/,
    `
it('shows the ${kebab.replaceAll('-', ' ')} of goods', async () => {
  const { ${snake} } = await showListed({ ${snake}: '' });
  expect(${snake}).toBe('Give the row a value, and expect it here.');
});
`,
  );
  return [
    `Run pnpm --filter @yaoji/api generate --name ${snake}: it writes the migration, under a name that says what it does; then pnpm generate: the contract and its types.`,
    `Its test in ${files.test} fails until you have written it.`,
    `A price list with the column ${title} brings it: npm run catalogue -- import FILE.csv, also while pnpm dev runs. At the desk, 修改资料 in 商品 does.`,
  ];
}

import type { Tree } from './tree.ts';
import { wordOf } from './words.ts';

const files = {
  names: 'packages/domain/src/promotions/reduction-part.ts',
  steps: 'packages/domain/src/pricing/steps.ts',
  cart: 'packages/api-client/openapi/cart.yaml',
  order: 'packages/api-client/openapi/order.yaml',
  wire: 'packages/api-client/src/wire/reductions.ts',
  table: 'apps/api/src/db/schema/order.ts',
  sample: 'apps/shop/src/testing/wire-samples.ts',
  test: 'apps/api/src/modules/order/place/promotion-rules.test.ts',
};

/**
 * `pnpm new rule member-day --title 会员日 --after coupon`: from the step to the order. Behind the last step where no other
 * is named.
 */
export function newRule(
  tree: Tree,
  [input = '']: readonly string[],
  { title, after }: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const { kebab, camel, snake } = wordOf(input);
  if (!title) throw new Error('Say what buyers read: --title 会员日.');
  tree.refuse(files.names, new RegExp(`^ {2}${camel}:`, 'm'), `The rule ${camel}`);
  const last = partBefore(tree, after);

  writeStep(tree, kebab, camel);
  tree.insertAfter(files.names, new RegExp(`^ {2}${last.camel}: '.*',\\n`, 'm'), `  ${camel}: '${title}',\n`);
  const money = `        ${snake}: { $ref: 'value.yaml#/components/schemas/Money' }\n`;
  for (const [path, schema] of [
    [files.cart, 'PriceProof'],
    [files.cart, 'CartTotals'],
    [files.order, 'OrderAmounts'],
  ] as const)
    tree.insertAfter(path, new RegExp(`^ {4}${schema}:\\n[\\s\\S]*?^ {8}${last.snake}: .*\\n`, 'm'), money);
  tree.insertAfter(files.wire, new RegExp(`^ {2}${last.camel}: '.*',\\n`, 'm'), `  ${camel}: '${snake}',\n`);
  tree.insertAfter(
    files.table,
    new RegExp(`^ {2}${last.camel}: money\\(.*\\n`, 'm'),
    `  ${camel}: money('${snake}_amount').notNull().default('0'),\n`,
  );
  tree.insertAfter(files.sample, new RegExp(`^ {2}${last.snake}: '0\\.00',\\n`, 'm'), `  ${snake}: '0.00',\n`);
  tree.insertAfter(
    files.test,
    /[\s\S]*\n$/,
    `
it('[D1] [D6] ${kebab.replaceAll('-', ' ')} is the same in cart and order', async () => {
  expect.fail('Fill a cart in which the rule takes part, expect ${snake} in its totals, and the same in the order.');
});
`,
  );
  return [
    `Run pnpm --filter @yaoji/api generate --name ${snake}: it writes the migration, under a name that says what it does; then pnpm generate: the contract and its types.`,
    `What the rule depends on besides lines and time is a property of Cart (packages/domain/src/pricing/cart.ts), which priceCartLines fills on the server and pricingInput (packages/api-client) in the browser: both price alike.`,
    `Its tests in ${files.test} and packages/domain/src/promotions/${kebab}.test.ts fail until you have written them.`,
    'Answers recorded for stories lack it: pnpm --filter @yaoji/storybook record takes them anew. The report of what packages export changes as well (docs/releases.md).',
    'Cart, check-out, price proofs and orders show it by its title; orders from before have nothing of it.',
    'Orders of the demonstration are placed on many days: a rule of the calendar changes some of them.',
  ];
}

/** The part that the new one follows, as property and on the wire. */
function partBefore(tree: Tree, after: string | undefined): { camel: string; snake: string } {
  const found = [...(tree.read(files.wire) ?? '').matchAll(/^ {2}(\w+): '(\w+)',$/gm)].map(
    ([, camel = '', snake = '']) => ({ camel, snake }),
  );
  const known = found.map(({ camel }) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const part = found.at(after === undefined ? -1 : known.indexOf(after));
  if (!part || (after !== undefined && !known.includes(after)))
    throw new Error(`--after names the step before it: ${known.join(', ')}.`);
  return part;
}

function writeStep(tree: Tree, kebab: string, camel: string): void {
  tree.create(
    `packages/domain/src/promotions/${kebab}.ts`,
    `import type { PricingStep } from './step.ts';

/** Says which lines take part and what comes off each, in cents; nothing does while no line takes part. */
export const ${camel}Step: PricingStep = (_context, left) => ({ shares: left.map(() => 0n) });
`,
  );
  tree.create(
    `packages/domain/src/promotions/${kebab}.test.ts`,
    `import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { cartOf, line, paidById } from '../testing/build-cart.ts';

test('[D1] a line that takes no part is paid in full', () => {
  expect(paidById(priceCart(cartOf([line(1)])))).toEqual({ 1: '100.00' });
});

test('[D1] its share comes off a line that takes part', () => {
  expect.fail('Price a cart in which the rule takes part, and say what is paid for each line.');
});
`,
  );
  tree.insertAfter(
    files.steps,
    /^import \{ \w+ \} from '\.\.\/promotions\/[^']+';\n/m,
    `import { ${camel}Step } from '../promotions/${kebab}.ts';\n`,
  );
  tree.insertAfter(files.steps, /^ {2}\w+: \w+Step,\n/m, `  ${camel}: ${camel}Step,\n`);
}

import type { Tree } from './tree.ts';
import { wordOf } from './words.ts';

const STEPS = 'packages/domain/src/pricing/steps.ts';

/** `pnpm new rule member-discount --after coupon`: behind the last step where no other is named. */
export function newRule(
  tree: Tree,
  [input = '']: readonly string[],
  { after = '\\w+' }: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const { kebab, camel } = wordOf(input);
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
    STEPS,
    /^import \{ \w+ \} from '\.\.\/promotions\/[^']+';\n/m,
    `import { ${camel}Step } from '../promotions/${kebab}.ts';\n`,
  );
  tree.insertAfter(STEPS, /^export type ReductionPart =[^;]+(?=;)/m, ` | '${camel}'`);
  tree.insertAfter(
    STEPS,
    new RegExp(`^ {2}\\{ part: '${after}', run: \\w+ \\},\\n`, 'm'),
    `  { part: '${camel}', run: ${camel}Step },\n`,
  );
  return [
    'Put its line where it belongs in the order of D1. Types, then tests of the domain name the places that show its share.',
    'What travels and is stored: PriceProof and CartTotals of packages/domain, packages/api-client/openapi/cart.yaml with src/wire/cart.ts, redPacketAmount of orders and of the shop (features/order/line-proof.tsx, amounts.tsx) is the example to follow.',
    'Its second test fails until the rule does something.',
    'Test it with a table that a shopkeeper could read, and with properties: parts add up, nothing below zero.',
  ];
}

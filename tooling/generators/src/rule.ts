import type { Tree } from './tree.ts';
import { wordOf } from './words.ts';

const steps = 'packages/domain/src/pricing/reductions.ts';

/** `pnpm new rule member-day --title 会员日 --after coupon`. Goes last unless `--after` names a step. */
export function newRule(
  tree: Tree,
  [input = '']: readonly string[],
  { title, after }: Readonly<Record<string, string | undefined>> = {},
): string[] {
  const { kebab, camel, snake } = wordOf(input);
  if (!title) throw new Error('Say what buyers read: --title 会员日.');
  tree.refuse(steps, new RegExp(`^ {2}\\{ code: '${snake}'`, 'm'), `The rule ${camel}`);
  const before = stepBefore(tree, after);

  writeStep(tree, kebab, camel);
  tree.insertAfter(
    steps,
    /^import \{ \w+ \} from '\.\.\/promotions\/[^']+';\n/m,
    `import { ${camel}Step } from '../promotions/${kebab}.ts';\n`,
  );
  tree.insertAfter(
    steps,
    new RegExp(`^ {2}\\{ code: '${before}'.*\\n`, 'm'),
    `  { code: '${snake}', name: '${title}', run: ${camel}Step },\n`,
  );
  return [
    `What the rule depends on besides lines and time is a property of Cart (packages/domain/src/pricing/cart.ts), which priceCartLines fills on the server and pricingInput (packages/api-client) in the browser: both price alike.`,
    `Its tests in packages/domain/src/promotions/${kebab}.test.ts fail until you have written them.`,
    'Cart, check-out, price proofs and orders show it by its title; orders from before have nothing of it.',
    'Orders of the demonstration are placed on many days: a rule of the calendar changes some of them.',
  ];
}

/** The code of the step that the new one follows. */
function stepBefore(tree: Tree, after: string | undefined): string {
  const codes = [...(tree.read(steps) ?? '').matchAll(/^ {2}\{ code: '(\w+)'/gm)].map(([, code = '']) => code);
  const names = codes.map((code) => code.replaceAll('_', '-'));
  const code = codes.at(after === undefined ? -1 : names.indexOf(after));
  if (!code || (after !== undefined && !names.includes(after)))
    throw new Error(`--after names the step before it: ${names.join(', ')}.`);
  return code;
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
}

import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test('a command has a kind, names and options', () => {
  expect(readCommand(['page', 'cart', 'zz', '--path', '/zz', '--title=购物车', '--dry-run'])).toEqual({
    kind: 'page',
    names: ['cart', 'zz'],
    options: { path: '/zz', title: '购物车' },
    isDry: true,
  });
});

test('help is asked for', () => {
  expect(readCommand(['--help'])).toBeNull();
});

test.for([
  [[], /^pnpm new page AREA PAGE/],
  [['pgae', 'help'], /^pgae is unknown: did you mean page\?\npnpm new page/],
  [['page', 'help', '--title', '帮助'], /^PAGE is missing\.\npnpm new page AREA PAGE/],
  [['endpoint', 'price-alert'], /^VERB-NOUN is missing\.\npnpm new endpoint NOUN VERB-NOUN/],
  [['component'], /^NAME is missing\.\npnpm new component NAME$/],
  [['rule', 'member', 'day', '--title', '会员日'], /^day is one name too many\./],
  [['field', 'net-content', '--titel', '净含量'], /^--titel is unknown: did you mean --title\?\npnpm new field/],
  [['field', 'net-content', '--title'], /^--title has no value\./],
  [['rule', 'member-day', '--title', '--after', 'coupon'], /^--title has no value\./],
  [['component', 'stock-hint', '--path', '/zz'], /^--path is unknown\.\npnpm new component NAME$/],
] as const)('%o is answered with what is wrong and the usage', ([args, answer]) => {
  expect(() => readCommand(args)).toThrow(answer);
});

test.for([
  ['npm_config_title', 'true', '--title'],
  ['npm_config_dry_run', 'true', '--dry-run'],
] as const)('an option that npm keeps, as %s, is not ignored', ([name, value, option]) => {
  expect(() => readCommand(['field', 'net-content'], { [name]: value })).toThrow(
    `npm took ${option} for itself: write -- before field`,
  );
});

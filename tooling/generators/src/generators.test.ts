import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newComponent } from './component.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { newPage } from './page.ts';
import { newRule } from './rule.ts';
import { type Tree, treeIn } from './tree.ts';

const root = join(import.meta.dirname, '../../..');

/** The project as it is, so that a file that changes its form makes its generator fail here. */
const project = () => treeIn(root);

test('a component brings styles, stories, which are its tests, and its page, and is exported', () => {
  const tree = project();
  newComponent(tree, ['stock-hint-zz']);
  const folder = 'packages/ui/src/components/stock-hint-zz/stock-hint-zz';
  expect([...tree.changed.keys()]).toEqual([
    `${folder}.tsx`,
    `${folder}.css.ts`,
    `${folder}.stories.tsx`,
    `${folder}.mdx`,
    'packages/ui/src/index.ts',
  ]);
  expect(tree.read('packages/ui/src/index.ts')).toContain(
    `export { StockHintZz, type StockHintZzProps } from './components/stock-hint-zz/stock-hint-zz.tsx';`,
  );
});

test('a page for a new route brings the route and its row', () => {
  const tree = project();
  newPage(tree, ['member', 'points-zz'], { path: '/zz', title: '积分' });
  expect(tree.read('apps/shop/src/pages/member/points-zz/points-zz-page.tsx')).toContain('<h1>积分</h1>');
  expect(tree.read('apps/shop/src/pages/member/points-zz/points-zz-page.test.tsx')).toMatch(
    /test\('\[R\d{3}\] is headed/,
  );
  expect(tree.read('packages/routes/src/routes.ts')).toMatch(
    /points_zz: \{ path: '\/zz', page: 'points_zz', title: '积分'.*\},\n\} as const/,
  );
  expect(tree.read('packages/routes/src/routes.tsv')).toMatch(
    /^R\d{3}\tpoints_zz\t\/zz\t\t\t积分\t\tvisitor\t\t积分$/m,
  );
});

test('a page asks for its path and title', () => {
  expect(() => newPage(project(), ['member', 'points-zz'], {})).toThrow('--path /jfsc --title 积分商城');
});

test('an area that does not exist is refused, and the likely one is proposed', () => {
  expect(() => newPage(project(), ['serch', 'zz'], {})).toThrow('There is no area serch, but search. Areas: account, ');
  expect(() => newPage(project(), ['shop', 'zz'], {})).toThrow('There is no area shop. Areas: account, ');
});

test('a path that routes cannot have is refused', () => {
  expect(() => newPage(project(), ['member', 'zz'], { path: 'zz', title: '积分' })).toThrow('zz is no path');
});

const ENDPOINT = { method: 'post', path: '/api/coupon/{id}/zz', call: 'C999', access: 'buyer' };

test('an endpoint of a known noun is described, answered, tested and registered', () => {
  const tree = project();
  newEndpoint(tree, ['coupon', 'share-zz'], { ...ENDPOINT, method: 'POST' });
  expect(tree.read('packages/api-client/openapi/coupon.yaml')).toMatch(
    /\n {2}\/api\/coupon\/\{id\}\/zz:\n {4}post:\n {6}operationId: shareZz\n {6}x-call: C999\n {6}x-access: buyer\n {6}summary: Share zz\n/,
  );
  expect(tree.read('packages/api-client/openapi/calls.tsv')).toMatch(
    /\nC999\tPOST\t\/api\/coupon\/\{id\}\/zz\t\tours\tbuyer\tShare zz\n$/,
  );
  expect(tree.read('apps/api/src/modules/selling/coupon/share-zz.ts')).toContain(`Handler<'shareZz'>`);
  expect(tree.read('apps/api/src/modules/selling/coupon/coupon.test.ts')).toContain(
    `call('shareZz', { params: { id: 1 } }`,
  );
  expect(tree.read('apps/api/src/modules/selling/coupon/coupon.test.ts')).toContain(`it('[C999] answers its buyer'`);
  expect(tree.read('apps/api/src/modules/selling/coupon/index.ts')).toMatch(/couponHandlers = \{[^}]*, shareZz,? ?\}/);
});

test('an endpoint is tested in the test of its noun where there is one', () => {
  const tree = project();
  const advice = newEndpoint(tree, ['cart', 'share-cart-zz'], { ...ENDPOINT, path: '/api/cart/zz' });
  expect(advice.join(' ')).toContain('x-owner');
  const text = tree.read('apps/api/src/modules/cart/cart/cart.test.ts') ?? '';
  expect(text).toContain(`describe('shareCartZz', () => {`);
  expect(text.match(/await startTestApp/g)).toHaveLength(1);
});

test('a noun that looks like a spelling mistake is questioned', () => {
  const options = { path: '/api/zz', call: 'C999' };
  expect(() => newEndpoint(project(), ['coupn', 'list-zz'], options)).toThrow(
    /^coupn is a new noun: did you mean coupon\? .* give --room: .*\bselling\b/,
  );
  const [advice] = newEndpoint(project(), ['coupn', 'list-zz'], { ...options, room: 'selling' });
  expect(advice).toContain('coupn is a new noun: did you mean coupon?');
});

test('an endpoint of a new noun brings a module', () => {
  const tree = project();
  const advice = newEndpoint(tree, ['zz', 'list-zz'], {
    path: '/api/zz',
    call: 'C999',
    access: 'visitor',
    room: 'content',
  });
  expect(advice[0]).toMatch(/^zz is a new noun\. There are .*\bcoupon\b/);
  expect(tree.read('packages/api-client/openapi/zz.yaml')).toContain('paths:\n  /api/zz:\n    get:\n');
  expect(tree.read('apps/api/src/modules/content/zz/index.ts')).toContain('export const zzHandlers = { listZz };');
  expect(tree.read('apps/api/src/handlers.ts')).toMatch(/ {2}\.\.\.zzHandlers,\n\}/);
});

test.for([
  [{ ...ENDPOINT, path: '/coupon' }, 'Give its path'],
  [{ ...ENDPOINT, call: 'x' }, /^Give its id in the list of calls: --call C[3-9]\d\d is free/],
  [{ ...ENDPOINT, call: 'C035' }, /^The call C035 is there already, .*: take C[3-9]\d\d\.$/],
  [{ ...ENDPOINT, method: 'patch' }, '--method is one of'],
  [{ ...ENDPOINT, access: 'admin' }, '--access is'],
] as const)('an endpoint with too few options says what is missing: %o', ([options, advice]) => {
  expect(() => newEndpoint(project(), ['coupon', 'share-zz'], options)).toThrow(advice);
});

test('a rule is three files: its step, its test, and its place in the order', () => {
  const tree = project();
  newRule(tree, ['member-zz'], { title: '会员日', after: 'coupon' });
  expect(
    Object.fromEntries([...tree.changed.keys()].map((path) => [path, added(tree, path, /memberZz|member_zz/)])),
  ).toEqual({
    'packages/domain/src/promotions/member-zz.ts': [expect.stringContaining('memberZzStep: PricingStep')],
    'packages/domain/src/promotions/member-zz.test.ts': [],
    'packages/domain/src/pricing/reductions.ts': [
      "import { memberZzStep } from '../promotions/member-zz.ts';",
      "  { code: 'member_zz', name: '会员日', run: memberZzStep },",
    ],
  });
  expect(tree.read('packages/domain/src/pricing/reductions.ts')).toMatch(/'coupon',.*\n {2}\{ code: 'member_zz'/);
});

test('a rule without a place goes last, and the missing steps are listed', () => {
  const tree = project();
  newRule(tree, ['member-zz'], { title: '会员日' });
  expect(tree.read('packages/domain/src/pricing/reductions.ts')).toMatch(
    /'会员日', run: memberZzStep \},\n\] as const/,
  );
  expect(() => newRule(project(), ['member-zz'])).toThrow('--title');
  expect(() => newRule(project(), ['member-zz'], { title: '会员日', after: 'nothing' })).toThrow(
    /^--after names the step before it: .*\bdiscount, .*\bred-packet\b/,
  );
});

test('an existing name is refused before anything is written', () => {
  const tree = project();
  expect(() => newRule(tree, ['coupon'], { title: '优惠券' })).toThrow('is there already');
  expect(tree.changed.size).toBe(0);
});

test.for<[string, (tree: Tree) => unknown]>([
  ['The route cart', (tree) => newPage(tree, ['account', 'cart'], { path: '/zz', title: '购物车' })],
  ['The route help', (tree) => newPage(tree, ['account', 'help'], { path: '/zz', title: '帮助' })],
  ['The path /jfsc', (tree) => newPage(tree, ['member', 'zz'], { path: '/jfsc', title: '积分' })],
  ['The path /cart', (tree) => newPage(tree, ['member', 'zz'], { path: '/cart', title: '购物车' })],
  ['The path /ppzq', (tree) => newPage(tree, ['member', 'zz'], { path: '/ppzq', title: '品牌' })],
  ['The part Button', (tree) => newComponent(tree, ['button'])],
  ['The field origin', (tree) => newField(tree, ['origin'], { title: '产地' })],
  ['The operation listGoods', (tree) => newEndpoint(tree, ['zz', 'list-goods'], { path: '/api/zz', call: 'C999' })],
])('%s is taken: it is refused before anything is written', ([what, generate]) => {
  const tree = project();
  expect(() => generate(tree)).toThrow(`${what} is there already`);
  expect(tree.changed.size).toBe(0);
});

test('a preview names new files, and shows the lines that others get', () => {
  const tree = project();
  newComponent(tree, ['stock-hint-zz']);
  expect(tree.preview()).toEqual([
    expect.stringMatching(/^new {6}.*stock-hint-zz\.tsx$/),
    expect.stringMatching(/^new {6}.*\.css\.ts$/),
    expect.stringMatching(/^new {6}.*\.stories\.tsx$/),
    expect.stringMatching(/^new {6}.*\.mdx$/),
    'changed  packages/ui/src/index.ts',
    expect.stringContaining('+ export { StockHintZz'),
  ]);
});

test('a field of goods goes from the table to the page and the desk', () => {
  const tree = project();
  newField(tree, ['net-zz'], { title: '净含量' });
  expect(Object.fromEntries([...tree.changed.keys()].map((path) => [path, added(tree, path, /netZz|net_zz/)]))).toEqual(
    {
      'apps/api/src/db/schema/goods.ts': ["    netZz: text('net_zz').notNull().default(''),"],
      'packages/api-client/openapi/goods.yaml': ["        net_zz: { type: [string, 'null'], description: 'Net zz.' }"],
      'packages/api-client/src/wire/goods.ts': ["  netZz: 'net_zz',"],
      'apps/shop/src/pages/goods/goods-detail/goods-record.tsx': ["    ['净含量', goods.netZz],"],
      'packages/price-list/src/row/fields.ts': ["  net_zz: words('净含量'),", "  netZz: 'net_zz',"],
      'packages/api-client/openapi/desk/goods-profile.yaml': [
        "        netZz: { type: string, title: 净含量, maxLength: 200, description: 'Net zz.' }",
      ],
      'apps/api/src/modules/catalogue/goods/show/get-goods.test.ts': [
        "  const { net_zz } = await showListed({ net_zz: '' });",
        expect.stringContaining('expect(net_zz)'),
      ],
    },
  );
  expect(() => newField(project(), ['net-zz'])).toThrow('--title');
});

const added = (tree: Tree, path: string, name: RegExp) =>
  tree
    .read(path)
    ?.split('\n')
    .filter((line) => name.test(line));

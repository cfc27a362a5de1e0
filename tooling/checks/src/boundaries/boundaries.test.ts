import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { boundaries } from './boundaries.ts';
import { misplacedParts } from './own-parts.ts';
import { goneUpward, unknownRooms } from './rooms.ts';

const MANIFESTS = {
  'apps/shop/package.json':
    '{ "name": "@yaoji/shop", "imports": { "#*": "./src/*" }, "exports": { "./testing/shop-at": "" } }',
  'apps/api/package.json': '{ "name": "@yaoji/api", "imports": { "#demo/*": "./demo/*", "#*": "./src/*" } }',
  'packages/domain/package.json': '{ "name": "@yaoji/domain", "exports": { ".": "./src/index.ts" } }',
  'packages/goods-text/package.json': '{ "name": "@yaoji/goods-text", "exports": { ".": "./src/index.ts" } }',
  'packages/purchase-list/package.json': '{ "name": "@yaoji/purchase-list", "exports": { ".": "./src/index.ts" } }',
  'packages/goods-art/package.json':
    '{ "name": "@yaoji/goods-art", "exports": { ".": "./src/index.ts", "./testing": "./src/testing/index.ts" } }',
  'packages/routes/package.json': '{ "name": "@yaoji/routes", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/package.json':
    '{ "name": "@yaoji/ui", "exports": { ".": "./src/index.ts" }, "publishConfig": { "exports": { ".": "", "./styles.css": "" } } }',
  'packages/testing/package.json': '{ "name": "@yaoji/testing", "exports": { ".": "", "./suite": "" } }',
  'packages/api-client/package.json':
    '{ "name": "@yaoji/api-client", "exports": { ".": "", "./contract": "", "./wire": "", "./openapi.json": "" } }',
  'tooling/storybook/package.json': '{ "name": "@yaoji/storybook" }',
  'tooling/e2e/package.json': '{ "name": "@yaoji/e2e" }',
};

const judge = (file: string, source: string) =>
  boundaries(fixture({ ...MANIFESTS, [file]: source })).map(({ message }) => message);

test.for([
  ['packages/domain/src/a.ts', '@yaoji/routes', 'no other package of the workspace'],
  ['packages/ui/src/a.tsx', '@yaoji/domain', 'no other package of the workspace'],
  ['packages/ui/src/a.tsx', '@yaoji/goods-art', 'no other package of the workspace'],
  ['packages/ui/src/a.stories.tsx', '@yaoji/domain', 'stories may draw goods with goods-art'],
  ['packages/goods-art/src/a.ts', '@yaoji/domain', 'no other package of the workspace'],
  ['packages/purchase-list/src/a.ts', '@yaoji/routes', 'uses domain, goods-text and price-list'],
  ['packages/create-yaoji-shop/template/src/a.ts', '@yaoji/routes', 'as an app outside would'],
  ['packages/testing/src/a.ts', '@yaoji/routes', 'testing uses api-client, domain and goods-art'],
  ['apps/api/src/app.ts', '@yaoji/testing', 'the server uses every package but ui'],
  ['packages/papers/src/a.ts', '@yaoji/api-client/wire', 'papers, payment-providers and price-list use domain'],
  ['apps/shop/src/app.tsx', '@yaoji/goods-art', 'the shop uses ui, routes, api-client and domain'],
  ['apps/shop/src/app.tsx', '@yaoji/api', 'the shop uses ui, routes, api-client and domain'],
  ['apps/desk/src/app.tsx', '@yaoji/goods-art', 'the desk uses ui, routes, api-client and domain'],
  ['apps/api/src/app.ts', '@yaoji/ui', 'the server uses every package but ui'],
  ['apps/api/src/app.ts', '@yaoji/api-client', 'the server uses every package but ui'],
  ['apps/api/src/app.ts', '@yaoji/goods-art/testing', 'the server uses every package but ui'],
  ['apps/api/src/app.test.ts', '@yaoji/ui', 'the tests of the server use'],
  ['tooling/e2e/a.ts', '@yaoji/shop', 'start them instead'],
  ['tooling/e2e/a.ts', '@yaoji/shop/testing/shop-at', 'start them instead'],
  ['tooling/storybook/src/a.ts', '@yaoji/api', 'Storybook shows ui, and of the shop what its /testing exports'],
  ['tooling/storybook/src/a.ts', '@yaoji/shop/app', 'does not export ./app'],
  ['apps/shop/src/app.tsx', '@yaoji/domain/src/money.ts', 'does not export ./src/money.ts'],
  ['apps/shop/src/app.tsx', '../../../packages/domain/src/index.ts', 'may not leave its own package'],
  ['apps/shop/src/features/cart/a.queries.ts', '#features/goods/b.ts', 'know only their own feature'],
  ['apps/shop/src/features/cart/a.store.ts', '../goods/b.ts', 'know only their own feature'],
  ['apps/desk/src/features/order/a.store.ts', '../goods/b.ts', 'know only their own feature'],
  ['apps/shop/src/features/brand-new/a.queries.ts', '#features/goods/b.ts', 'know only their own feature'],
  ['apps/shop/src/features/cart/a.ts', '#pages/cart/cart/cart-page.tsx', 'features may not know pages'],
  ['apps/shop/src/shared/a.ts', '#features/goods/b.ts', 'shared may not know features'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '#router.tsx', 'pages may not know app'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '#pages/goods/list/list-page.tsx', 'keeps its parts to itself'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '../pay/pay-form.tsx', 'keeps its parts to itself'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '#pages/parts/goods/goods-item.tsx', 'keeps its parts to itself'],
  ['apps/desk/src/pages/order/order-page.tsx', '../buyer/buyer-page.tsx', 'keeps its parts to itself'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '#layout/frame.tsx', 'pages may not know layout'],
  ['apps/shop/src/features/cart/a.ts', '#testing/render.tsx', 'testing/ is for tests only'],
  [
    'apps/api/src/modules/cart/cart/add-cart-lines.ts',
    '../../catalogue/goods/goods.repository.ts',
    "another module's tables",
  ],
  [
    'apps/api/src/modules/cart/cart/add-cart-lines.ts',
    '#modules/catalogue/goods/goods.repository.ts',
    "another module's tables",
  ],
  ['apps/api/src/desk/orders.ts', '#modules/orders/order/order.repository.ts', "another module's tables"],
  ['apps/api/src/erp/orders.ts', '#modules/orders/order/place/write-order.ts', 'import modules/orders/order/index.ts'],
  ['apps/api/src/plugins/session-cookie.ts', '#modules/identity/auth/session.repository.ts', "another module's tables"],
  ['apps/api/src/brand-new/a.ts', '#modules/orders/order/order.repository.ts', "another module's tables"],
  ['apps/api/src/limits.ts', '#modules/orders/order/place/write-order.ts', 'import modules/orders/order/index.ts'],
  ['apps/api/src/modules/cart/cart/index.ts', '#desk/orders.ts', 'modules may not know desk'],
  ['apps/api/src/modules/cart/cart/index.ts', '#erp/orders.ts', 'modules may not know erp'],
  ['apps/api/src/modules/cart/cart/index.ts', '#plugins/turns.ts', 'modules may not know plugins'],
  ['apps/api/src/modules/cart/cart/index.ts', '#ops/audit.ts', 'modules may not know ops'],
  ['apps/api/src/plugins/turns.ts', '#desk/orders.ts', 'plugins may not know desk'],
  ['apps/api/src/desk/orders.ts', '#erp/orders.ts', 'surfaces of their own'],
  [
    'apps/api/src/modules/cart/cart/add-cart-lines.ts',
    '#modules/catalogue/goods/get-goods.ts',
    'import modules/catalogue/goods/index.ts',
  ],
  ['apps/api/src/db/client.ts', '#modules/catalogue/goods/index.ts', 'db knows nothing above it'],
  ['apps/api/src/modules/cart/cart/index.ts', '#app.ts', 'modules may not know app.ts'],
  ['apps/api/src/modules/cart/cart/index.ts', '#brand-new.ts', 'modules may not know brand-new.ts'],
  ['apps/api/src/modules/cart/cart/index.ts', '#bridge/calls.ts', 'modules may not know bridge'],
  ['apps/api/src/workers/worker-task.ts', '#modules/platform/pdf/index.ts', 'workers knows nothing above it'],
  ['apps/api/src/modules/platform/job/index.ts', '#modules/orders/order/index.ts', 'orders is above platform'],
  ['apps/api/src/modules/money/brand-new/a.ts', '#modules/orders/order/index.ts', 'orders is above money'],
  ['apps/api/src/modules/money/bank/a.ts', '#modules/orders/tracking/index.ts', 'orders is above money'],
  [
    'apps/api/src/modules/cart/cart/index.ts',
    '#demo/seed-demo.ts',
    'only apps/api/src/seed.ts loads the demonstration',
  ],
  ['apps/api/src/serve.ts', '../demo/seed-demo.ts', 'only apps/api/src/seed.ts loads the demonstration'],
  ['apps/api/src/modules/cart/cart/place-order.ts', 'drizzle-orm', 'asked in a *.repository.ts'],
  ['apps/api/src/modules/cart/cart/place-order.ts', 'drizzle-orm/pg-core', 'asked in a *.repository.ts'],
  ['apps/api/src/modules/cart/cart/place-order.ts', '#db/schema/order.ts', 'tables are read and written in'],
  ['apps/api/src/desk/orders.ts', '#db/schema/order.ts', 'tables are read and written in'],
  ['apps/api/src/desk/orders.repository.ts', 'drizzle-orm', 'asked in a *.repository.ts of a module'],
  ['apps/shop/src/features/cart/a.tsx', '@radix-ui/react-dialog', 'Radix is wrapped once'],
] as const)('%s may not import %s', ([file, specifier, advice]) => {
  expect(judge(file, `import { x } from '${specifier}';`)).toEqual([expect.stringContaining(advice)]);
});

/** The message names the violation, and the alternative for this case. */
test.for([
  ['packages/domain/src/a.ts', 'react', 'pass the values in'],
  ['packages/domain/src/a.ts', 'react-dom/client', 'pass the values in'],
  ['packages/domain/src/a.ts', '@tanstack/react-query', 'pass the values in'],
  ['packages/domain/src/a.ts', 'drizzle-orm', 'pass the values in'],
  ['packages/domain/src/a.ts', 'node:fs', 'pass the values in'],
  ['packages/domain/src/a.ts', 'lodash', 'pass the values in'],
  ['packages/routes/src/a.ts', 'react-router', 'in apps/shop/src/shared/routing'],
  ['packages/api-client/src/a.ts', 'react', 'a hook belongs to a feature of apps/shop'],
  ['packages/api-client/src/a.ts', '@tanstack/react-query', 'a hook belongs to a feature of apps/shop'],
  ['packages/ui/src/a.tsx', '@tanstack/react-query', 'take data and callbacks as props'],
  ['packages/ui/src/a.tsx', 'react-router', 'take data and callbacks as props'],
  ['packages/ui/src/a.tsx', 'zustand', 'take data and callbacks as props'],
  ['packages/ui/src/a.tsx', '@yaoji/domain', 'apps/shop calculates it, a prop brings the result'],
  ['packages/ui/src/a.tsx', '@yaoji/routes', 'apps/shop builds the address, a prop brings the href'],
  ['packages/ui/src/a.tsx', '@yaoji/api-client', 'apps/shop fetches it, a prop brings the values'],
  ['packages/domain/src/a.ts', '@yaoji/api-client/wire', 'declare the smallest shape that the rule reads'],
  ['packages/domain/src/a.ts', '@yaoji/ui', 'declare the smallest shape that the rule reads'],
  ['packages/routes/src/a.ts', '@yaoji/domain', 'the caller works the value out'],
  ['packages/api-client/src/a.ts', '@yaoji/domain', 'apply the rule where the answer is used'],
  ['apps/shop/src/app.tsx', '@yaoji/api', 'call the operation with @yaoji/api-client'],
  ['apps/desk/src/app.tsx', '@yaoji/shop', 'move what shop and desk both need to a package'],
  ['apps/shop/src/app.tsx', '@yaoji/e2e', 'move what the shop needs to src or to a package'],
  ['apps/shop/src/app.tsx', '@yaoji/api-client/src/wire/goods.ts', 'does not export ./src/wire/goods.ts'],
  ['apps/shop/src/features/cart/a.ts', 'drizzle-orm', 'call an operation with @yaoji/api-client'],
  ['apps/shop/src/features/cart/a.ts', 'pg', 'call an operation with @yaoji/api-client'],
  ['apps/shop/src/features/cart/a.ts', 'fastify', 'call an operation with @yaoji/api-client'],
  ['apps/api/src/app.ts', '@yaoji/ui', 'add it to a page of apps/shop, whose build the server renders'],
  ['apps/api/src/app.ts', '@yaoji/shop', 'add it to a page of apps/shop, whose build the server renders'],
  ['apps/api/src/app.ts', 'react', 'add it to a page of apps/shop, whose build the server renders'],
  ['apps/api/src/app.ts', 'react-dom/server', 'add it to a page of apps/shop, whose build the server renders'],
  ['apps/api/src/app.ts', '@yaoji/api-client', 'import @yaoji/api-client/contract or @yaoji/api-client/wire'],
] as const)('%s may not import %s, and the message says what to do instead', ([file, specifier, instead]) => {
  expect(judge(file, `import { x } from '${specifier}';`)).toEqual([expect.stringContaining(instead)]);
});

test('tests, and modules only for tests, may import any library', () => {
  expect(judge('packages/domain/src/a.test.ts', `import { test } from 'vitest';`)).toEqual([]);
  expect(judge('packages/domain/bench/a.ts', `import { cpus } from 'node:os';`)).toEqual([]);
  expect(judge('tooling/publish/app/main.ts', `import { createRoot } from 'react-dom/client';`)).toEqual([]);
});

test.for([
  ['apps/shop/src/router.tsx', '#pages/cart/cart/cart-page.tsx'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', '#features/cart/cart.queries.ts'],
  ['apps/shop/src/pages/cart/cart/cart-page.tsx', './cart-row.tsx'],
  ['apps/shop/src/pages/cart/cart.test.tsx', './cart/cart-page.tsx'],
  ['apps/shop/src/features/recall/answer-recall.mutation.ts', '#features/order/order.queries.ts'],
  ['apps/shop/src/features/goods/goods-item.tsx', '#features/cart/add-to-cart.mutation.ts'],
  ['apps/shop/src/layout/frame.tsx', '#features/cart/cart.queries.ts'],
  ['apps/desk/src/pages/order/order-page.tsx', '../parts/loaded.tsx'],
  ['apps/shop/src/features/cart/cart.queries.ts', '#shared/query-client.ts'],
  ['apps/shop/src/features/cart/cart.queries.ts', './cart-keys.ts'],
  ['apps/shop/src/features/cart/cart.test.tsx', '#testing/render.tsx'],
  ['apps/shop/src/shared/a.ts', '#config.ts'],
  ['apps/shop/src/app.tsx', '@yaoji/ui'],
  ['apps/api/src/modules/cart/cart/place-order.ts', '#modules/catalogue/goods/index.ts'],
  ['apps/api/src/modules/money/bank/settle-lines.ts', '#modules/orders/order/index.ts'],
  ['apps/api/src/modules/money/bank/settle-lines.test.ts', '#modules/orders/tracking/index.ts'],
  ['apps/api/src/modules/platform/pdf/pdf-worker.ts', '#workers/worker-task.ts'],
  ['apps/api/src/desk/desk-app.ts', '#erp/erp-app.ts'],
  ['apps/api/src/desk/orders.ts', '#modules/orders/order/index.ts'],
  ['apps/api/src/modules/cart/cart/cart.repository.ts', 'drizzle-orm'],
  ['apps/api/src/plugins/contract/owner.repository.ts', 'drizzle-orm'],
  ['apps/api/src/modules/cart/cart/cart.repository.ts', '#db/schema/order.ts'],
  ['apps/api/src/modules/cart/cart/add-cart-lines.ts', './cart.repository.ts'],
  ['apps/api/src/modules/cart/cart/add-cart-lines.ts', '#errors/errors.ts'],
  ['apps/api/src/app.ts', '@yaoji/api-client/contract'],
  ['apps/api/src/modules/catalogue/picture/serve-pictures.ts', '@yaoji/goods-art'],
  ['apps/api/demo/pictures.test.ts', '@yaoji/goods-art/testing'],
  ['packages/ui/src/a.stories.tsx', '@yaoji/goods-art'],
  ['packages/testing/src/a.ts', '@yaoji/api-client/wire'],
  ['packages/create-yaoji-shop/template/src/a.tsx', '@yaoji/testing'],
  ['apps/api/src/a.system.test.ts', '@yaoji/testing/suite'],
  ['packages/ui/stories/picture.ts', '@yaoji/goods-art'],
  ['apps/api/src/seed.ts', '#demo/index.ts'],
  ['apps/api/src/testing/references.ts', '#demo/accounts/credit-code.ts'],
  ['apps/api/demo/seed-demo.ts', '#modules/cart/cart/index.ts'],
  ['apps/api/demo/seed-demo.ts', 'drizzle-orm'],
  ['packages/ui/src/components/dialog/dialog.tsx', '@radix-ui/react-dialog'],
  ['packages/ui/src/index.ts', './components/dialog/dialog.tsx'],
  ['packages/purchase-list/src/a.ts', '@yaoji/goods-text'],
  ['packages/papers/src/a.ts', '@yaoji/domain'],
  ['tooling/e2e/a.ts', '@yaoji/routes'],
  ['tooling/storybook/src/a.ts', '@yaoji/shop/testing/shop-at'],
  ['tooling/publish/app/main.ts', '@yaoji/ui/styles.css'],
] as const)('%s may import %s', ([file, specifier]) => {
  expect(judge(file, `import { x } from '${specifier}';`)).toEqual([]);
});

test.for([
  `import type { X } from '@yaoji/routes';`,
  `export * from '@yaoji/routes';`,
  `export { x } from '@yaoji/routes';`,
  `const x = await import('@yaoji/routes');`,
  `import '@yaoji/routes';`,
])('detects every notation: %s', (source) => {
  expect(judge('packages/domain/src/a.ts', source)).toHaveLength(1);
});

test('ignores comments and strings, and names the line', () => {
  const source = `// import '@yaoji/routes'\nconst x = "import '@yaoji/routes'";\nimport '@yaoji/ui';`;
  expect(boundaries(fixture({ ...MANIFESTS, 'packages/domain/src/a.ts': source }))).toEqual([
    { file: 'packages/domain/src/a.ts', line: 3, message: expect.stringContaining('imports @yaoji/ui') },
  ]);
});

test('an import of a higher room that is gone has to leave the list', () => {
  const settle = { 'apps/api/src/modules/money/bank/a.ts': `import '#modules/orders/order/index.ts';` };
  const gone = (files: Record<string, string>) =>
    goneUpward(fixture({ ...MANIFESTS, ...files })).map(({ message }) => message);
  const advice = 'money/bank no longer imports orders/order: delete it from UPWARD.';
  expect(gone({})).toContain(advice);
  expect(gone(settle)).not.toContain(advice);
});

test.each([
  ['cart/tea/pour-tea.ts', 0],
  ['tea/tea/pour-tea.ts', 1],
  ['tea/pour-tea.ts', 1],
  ['cart/pour-tea.ts', 1],
])('a file of a module is in a known room: %s', (file, problems) => {
  expect(unknownRooms(fixture({ [`apps/api/src/modules/${file}`]: '' }))).toHaveLength(problems);
});

test('a part of one page is in its folder, unless it fetches, sends or stores', () => {
  const shop = 'apps/shop/src';
  const files = {
    [`${shop}/features/goods/shared.tsx`]: '',
    [`${shop}/features/goods/own.tsx`]: '',
    [`${shop}/features/goods/goods.queries.ts`]: '',
    [`${shop}/features/goods/own.stories.tsx`]: `import './own.tsx';`,
    [`${shop}/pages/cart/cart/cart-page.tsx`]: `import '#features/goods/shared.tsx';`,
    [`${shop}/pages/goods/list/list-page.tsx`]: `import '#features/goods/shared.tsx';`,
    [`${shop}/pages/goods/list/rows.tsx`]: `import '#features/goods/own.tsx'; import '#features/goods/goods.queries.ts';`,
  };
  expect(misplacedParts(fixture({ ...MANIFESTS, ...files }))).toEqual([
    {
      file: `${shop}/features/goods/own.tsx`,
      message: expect.stringContaining(`move it to ${shop}/pages/goods/list/`),
    },
  ]);
});

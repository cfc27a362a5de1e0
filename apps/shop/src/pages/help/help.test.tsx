import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow, wireVisitor } from '#testing/wire-browse.ts';

const categories: Schemas['HelpCategory'][] = [
  { id: 11, name: '新手指南', children: [{ id: 3, name: '购物指南', url: '/help/xrzn/gwzn?id=3' }] },
  { id: 13, name: '关于我们', children: [{ id: 5, name: '投诉建议', url: '/help/us/tsjy?id=5' }] },
];
const newsCategories = [
  { id: 21, name: '行业新闻', children: [] },
  { id: 22, name: '公司新闻', children: [] },
];
const article = (own: Partial<Schemas['Article']> = {}): { data: Schemas['Article'] } => ({
  data: {
    id: 3,
    category_id: 11,
    category_name: '新手指南',
    title: '购物指南',
    image: null,
    html: '<h3>找到商品</h3><p>输入<b>lwdhw</b>即可。</p>',
    author: '药集客服部',
    views: 12,
    created_at: wireNow,
    previous: null,
    next: null,
    ...own,
  },
});
const routes = (own = {}) => ({
  'GET /api/article/category': ({ query }: { query: URLSearchParams }) => ({
    data: query.get('category_id') === '4' ? newsCategories : categories,
  }),
  'GET /api/article/3': () => article(),
  'GET /api/article/5': () => article({ id: 5, title: '投诉建议', html: '<p>请告诉我们</p>' }),
  ...own,
});

describe('the search of the help centre', () => {
  const found = (own: Partial<Schemas['FoundHelp']> = {}): Schemas['FoundHelp'] => ({
    id: 9,
    name: '商品退换',
    url: '/help/zfps/ypth?id=9',
    category: '支付与配送',
    excerpt: '签收后7天内可申请退货。',
    ...own,
  });

  test('[C291] lists the articles that answer a question', async () => {
    const { user, calls } = renderShop(
      '/help/xrzn/gwzn',
      routes({
        'GET /api/article/search': ({ query }: { query: URLSearchParams }) => ({
          data: query.has('keywords') ? [found()] : [found({ id: 3, name: '购物指南', excerpt: '' })],
        }),
      }),
    );
    const top = await screen.findByRole('navigation', { name: '常见问题' });
    expect(await within(top).findByRole('link', { name: '购物指南' })).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: '搜索帮助' }), ' thh {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '搜索“thh”' })).toBeDefined();
    const link = await screen.findByRole('link', { name: /商品退换.*签收后7天内/ });
    expect(link.getAttribute('href')).toBe('/help/zfps/ypth?id=9');
    expect(calls.findLast(({ path }) => path === '/api/article/search')?.query.get('keywords')).toBe('thh');
  });

  test('[C291] leads to the customer service if nothing answers', async () => {
    renderShop('/help/xrzn/gwzn?q=abc', routes({ 'GET /api/article/search': () => ({ data: [] }) }));
    expect(await screen.findByText('没有找到相关帮助')).toBeDefined();
    expect(screen.getByRole('link', { name: '咨询客服' }).getAttribute('href')).toBe('/help/fwbz/zskf');
  });
});

describe('a help page', () => {
  test('[R096] opens its article of the help centre', async () => {
    renderShop('/help/xrzn/gwzn', routes());
    expect(await screen.findByRole('heading', { level: 1, name: '购物指南' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: '找到商品' })).toBeDefined();
    const menu = screen.getByRole('navigation', { name: '帮助目录' });
    expect(within(menu).getByRole('link', { name: '购物指南', current: 'page' })).toBeDefined();
  });

  test('links the other articles of its category', async () => {
    const guide = [
      {
        id: 11,
        name: '新手指南',
        children: [
          { id: 3, name: '购物指南', url: '/help/xrzn/gwzn?id=3' },
          { id: 8, name: '多门店注册', url: '/help/xrzn/hyzc?id=8' },
        ],
      },
    ];
    renderShop('/help/xrzn/gwzn', routes({ 'GET /api/article/category': () => ({ data: guide }) }));
    const related = within(await screen.findByRole('navigation', { name: '相关帮助' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/help/xrzn/hyzc?id=8']);
  });

  test('[R095] opens the article its address names', async () => {
    const named = { 'GET /api/article/8': () => article({ id: 8, title: '多门店注册' }) };
    renderShop('/help/xrzn/hyzc?id=8', routes(named));
    expect(await screen.findByRole('heading', { level: 1, name: '多门店注册' })).toBeDefined();
  });

  test('[R095][S11] marks only the open article and uses its title for the window', async () => {
    const guide = [
      {
        id: 11,
        name: '新手指南',
        children: [
          { id: 3, name: '会员注册', url: '/help/xrzn/hyzc?id=3' },
          { id: 8, name: '一个单位可以开几个账号', url: '/help/xrzn/hyzc?id=8' },
        ],
      },
    ];
    const { user } = renderShop(
      '/help/xrzn/hyzc',
      routes({
        'GET /api/article/category': () => ({ data: guide }),
        'GET /api/article/3': () => article({ title: '会员注册' }),
        'GET /api/article/8': () => article({ id: 8, title: '一个单位可以开几个账号' }),
      }),
    );
    const menu = await screen.findByRole('navigation', { name: '帮助目录' });
    const marked = () =>
      within(menu)
        .queryAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['会员注册']));
    await screen.findByRole('heading', { level: 1, name: '会员注册' });
    expect(document.title).toBe('会员注册 - 药集');
    await user.click(within(menu).getByRole('link', { name: '一个单位可以开几个账号' }));
    await screen.findByRole('heading', { level: 1, name: '一个单位可以开几个账号' });
    expect(marked()).toEqual(['一个单位可以开几个账号']);
    expect(document.title).toBe('一个单位可以开几个账号 - 会员注册 - 药集');
  });

  test('[R093] starts with the first article', async () => {
    const first = [{ id: 11, name: '新手指南', children: [{ id: 3, name: '会员注册', url: '/help/xrzn/hyzc?id=3' }] }];
    renderShop('/help', routes({ 'GET /api/article/category': () => ({ data: first }) }));
    expect(await screen.findByRole('heading', { level: 1, name: '购物指南' })).toBeDefined();
  });

  test('[R077] the free-shipping rules have no footer', async () => {
    const rule = [{ id: 14, name: '支付与配送', children: [{ id: 3, name: '包邮规则', url: '/yx_rule?id=3' }] }];
    renderShop('/yx/rule', routes({ 'GET /api/article/category': () => ({ data: rule }) }));
    expect(await screen.findByRole('heading', { level: 1, name: '购物指南' })).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('[R097] says when there is no article', async () => {
    renderShop('/help/xrzn/aqgy', routes());
    expect(await screen.findByText('暂无安全购药')).toBeDefined();
  });

  test('[R096] offers a retry if its article fails to load', async () => {
    let isWell = false;
    const failing = { 'GET /api/article/3': () => (isWell ? article() : { status: 500 }) };
    const { user } = renderShop('/help/xrzn/gwzn', routes(failing));
    const retry = await screen.findByRole('button', { name: /重/ });
    isWell = true;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: '购物指南' })).toBeDefined();
  });
});

describe('[R103] complaints', () => {
  test('[C052] are sent with kind, text and phone, and the form is cleared', async () => {
    const { user, calls } = renderShop('/help/us/tsjy', routes({ 'POST /api/user/feedback': () => ({ data: null }) }));
    await user.type(await screen.findByRole('textbox', { name: /内容/ }), '  箱子压坏了三盒  ');
    await user.type(screen.getByRole('textbox', { name: /联系电话/ }), '１３８００００１２３４');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('提交成功')).toBeDefined();
    const sent = calls.find(({ path }) => path === '/api/user/feedback')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      kind: 'complaint',
      content: '箱子压坏了三盒',
      phone: '13800001234',
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /内容/ }).value).toBe('');
  });

  test('[V1] are not sent without text or with an incomplete phone number', async () => {
    const { user, calls } = renderShop('/help/us/tsjy', routes());
    await user.type(await screen.findByRole('textbox', { name: /联系电话/ }), '1380000');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('请至少写5个字')).toBeDefined();
    expect(screen.getByText('请填写正确的手机号码或固定电话')).toBeDefined();
    expect(calls.some(({ path }) => path === '/api/user/feedback')).toBe(false);
  });

  test('[E3] stay in the form if refused, with the reason next to the field', async () => {
    const refusal = { status: 422, message: '内容含有违规信息', errors: { content: ['内容含有违规信息'] } };
    const { user } = renderShop('/help/us/tsjy', routes({ 'POST /api/user/feedback': () => refusal }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /内容/ });
    await user.type(field, '我要投诉某某事');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('我要投诉某某事');
  });

  test('[P2] require visitors to log in first', async () => {
    renderShop('/help/us/tsjy', routes({ 'GET /api/user/base': () => ({ data: wireVisitor() }) }));
    const link = await screen.findByRole('link', { name: '去登录' });
    expect(link.getAttribute('href')).toBe('/login?back=%2Fhelp%2Fus%2Ftsjy');
    expect(screen.queryByRole('textbox', { name: /内容/ })).toBeNull();
  });
});

describe('[R101] the buyer’s contact', () => {
  const at = (user: Schemas['UserState']) =>
    renderShop('/help/fwbz/zskf', routes({ 'GET /api/user/base': () => ({ data: user }) }));

  test('[P4] is called 专属 if assigned to the buyer', async () => {
    at(wireBuyer());
    const own = await screen.findByText('专属客服', { selector: 'dt' });
    expect(own.nextElementSibling?.textContent).toBe('陈晓');
  });

  test('[P4] is not called 专属 if shared by everyone', async () => {
    at(wireBuyer({ admin: { name: '值班客服', phone: '400-000-0000', is_default: 1 } }));
    expect(await screen.findByText('值班客服')).toBeDefined();
    expect(screen.queryByText('专属客服', { selector: 'dt' })).toBeNull();
  });

  test('is shown to visitors after they log in', async () => {
    at(wireVisitor());
    expect(await screen.findByText('登录后查看专属客服')).toBeDefined();
  });

  test('is reported missing if the shop has no contact details', async () => {
    const { common_config } = wireBuyer();
    at(wireBuyer({ admin: null, common_config: { ...common_config, hot_line: '' } }));
    expect(await screen.findByText('暂无联系方式')).toBeDefined();
  });
});

describe('news', () => {
  const entry = (id: number, title: string) => ({
    id,
    category_id: 22,
    title,
    summary: '摘要',
    image: null,
    created_at: wireNow,
  });

  test.each([
    ['R106', '/news/hy', '21', '/news/info/9/hy'],
    ['R107', '/news/company', '22', '/news/info/9/company'],
  ])('[%s] %s lists its category', async (_id, at, category, link) => {
    const { calls } = renderShop(
      at,
      routes({
        'GET /api/article': () => ({ data: { list: [entry(9, '发货通知')], total: 1, page: 1, per_page: 15 } }),
      }),
    );
    expect((await screen.findByRole('link', { name: /发货通知/ })).getAttribute('href')).toBe(link);
    expect(calls.find(({ path }) => path === '/api/article')?.query.get('category_id')).toBe(category);
  });

  test('[R107][E8] help centre and news load in parallel without cancelling each other', async () => {
    renderShop(
      '/news/company',
      routes({ 'GET /api/article': () => ({ data: { list: [], total: 0, page: 1, per_page: 15 } }) }),
    );
    expect(await screen.findByText('暂无新闻')).toBeDefined();
    const menu = screen.getByRole('navigation', { name: '帮助目录' });
    expect(await within(menu).findByRole('link', { name: '购物指南' })).toBeDefined();
  });

  test('[R108] an article links to the older and the newer one', async () => {
    const neighbours = { previous: { id: 8, title: '旧闻' }, next: { id: 10, title: '新闻' } };
    renderShop(
      '/news/info/9/company',
      routes({ 'GET /api/article/9': () => article({ id: 9, title: '通知', ...neighbours }) }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: '通知' })).toBeDefined();
    expect(screen.getByRole('link', { name: '旧闻' }).getAttribute('href')).toBe('/news/info/8/company');
    expect(screen.getByRole('link', { name: '新闻' }).getAttribute('href')).toBe('/news/info/10/company');
  });

  test('[R108] an article with a picture shows it above the text', async () => {
    renderShop(
      '/news/info/9/company',
      routes({ 'GET /api/article/9': () => article({ id: 9, image: '/pictures/p/1.webp' }) }),
    );
    const page = await screen.findByRole('article');
    expect(page.querySelector('header + img')?.getAttribute('src')).toBe('/pictures/p/1.webp');
  });

  test('[R108] a missing article says so', async () => {
    renderShop('/news/info/9/company', routes());
    expect(await screen.findByText('文章不存在或已撤下')).toBeDefined();
    expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/news/company');
  });
});

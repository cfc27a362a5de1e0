import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

const demand = (own: Partial<Schemas['Demand']> = {}): Schemas['Demand'] => ({
  id: 7,
  name: '安宫牛黄丸',
  sccj: '',
  ypgg: '3g×1丸',
  number: '20',
  bzdw: '盒',
  price: '560.0000',
  phone: '13800001234',
  remark: '',
  pictures: [],
  status: 'pending',
  answer: null,
  goods_id: 0,
  created_at: wireNow,
  answered_at: null,
  ...own,
});
const answered = demand({
  status: 'answered',
  answer: '已安排采购，预计15日到货',
  goods_id: 12,
  answered_at: wireNow,
  pictures: ['/uploads/2026/03/a.png'],
});
const page = (list: Schemas['Demand'][], total = list.length, number = 1) => ({
  data: { list, total, page: number, per_page: 20 },
});

describe('[R087] my requests', () => {
  test('[C054] are listed with their answer and link to details', async () => {
    renderShop('/pzqg', { 'GET /api/user/buy': () => page([answered, demand({ id: 6, name: '紫雪散' })]) });
    const link = await screen.findByRole('link', { name: '安宫牛黄丸' });
    expect(link.getAttribute('href')).toBe('/pzqg/info?id=7');
    expect(screen.getByText('已安排采购，预计15日到货')).toBeDefined();
    expect(screen.getByText('待处理')).toBeDefined();
    expect(screen.getByRole('link', { name: '新增品种求购' }).getAttribute('href')).toBe('/pzqg/add');
  });

  test('[C054] are paged by the address', async () => {
    const { calls } = renderShop('/pzqg?page=2', { 'GET /api/user/buy': () => page([demand()], 21, 2) });
    expect(await screen.findByRole('link', { name: '安宫牛黄丸' })).toBeDefined();
    expect(calls.find(({ path }) => path === '/api/user/buy')?.query.get('page')).toBe('2');
    expect(screen.getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/pzqg');
  });

  test('a page beyond the last redirects to the last', async () => {
    const { calls } = renderShop('/pzqg?page=9', {
      'GET /api/user/buy': ({ query }) =>
        page(query.get('page') === '2' ? [demand()] : [], 21, Number(query.get('page'))),
    });
    expect(await screen.findByRole('link', { name: '安宫牛黄丸' })).toBeDefined();
    expect(calls.filter(({ path }) => path === '/api/user/buy').map(({ query }) => query.get('page'))).toEqual([
      '9',
      '2',
    ]);
  });

  test('say that there are none', async () => {
    renderShop('/pzqg', { 'GET /api/user/buy': () => page([]) });
    expect(await screen.findByText('还没有求购过品种')).toBeDefined();
  });

  test('offer a retry if they fail to load', async () => {
    let fails = true;
    const { user } = renderShop('/pzqg', {
      'GET /api/user/buy': () => (fails ? { status: 500 } : page([demand()])),
    });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '安宫牛黄丸' })).toBeDefined();
  });
});

describe('[R088] a new request', () => {
  test('[C053] is sent with its input, and is shown', async () => {
    const { user, calls } = renderShop('/pzqg/add?name=%E5%AE%89%E5%AE%AB', {
      'POST /api/user/buy': () => ({ data: demand() }),
      'GET /api/user/buy/7': () => ({ data: demand() }),
      'POST /api/upload': () => ({ data: { url: '/uploads/2026/03/a.png', size: 7 } }),
    });
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /品名/ });
    await waitFor(() => expect(name.value).toBe('安宫'));
    await user.type(name, '牛黄丸');
    await user.type(screen.getByRole('textbox', { name: /数量/ }), '２０');
    await user.type(screen.getByRole('textbox', { name: /单位/ }), '盒');
    await user.upload(screen.getByLabelText(/图片/), new File(['picture'], 'a.png', { type: 'image/png' }));
    await screen.findByRole('img', { name: '图片 1' });
    await user.click(screen.getByRole('button', { name: '提交求购' }));
    expect(await screen.findByRole('heading', { level: 1, name: /安宫牛黄丸/ })).toBeDefined();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/user/buy')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      name: '安宫牛黄丸',
      number: '20',
      bzdw: '盒',
      phone: '13800001234',
      'pictures[0]': '/uploads/2026/03/a.png',
    });
    expect(sessionStorage.getItem('draft:demand:1')).toBeNull();
  });

  test('survives a reload', async () => {
    const first = renderShop('/pzqg/add');
    await first.user.type(await screen.findByRole('textbox', { name: /品名/ }), '紫雪散');
    first.unmount();
    renderShop('/pzqg/add');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /品名/ });
    await waitFor(() => expect(name.value).toBe('紫雪散'));
  });

  test('[E3] is not sent incomplete, and a refusal is shown next to its field', async () => {
    const refusal = { status: 422, message: '品名含有违规信息', errors: { name: ['品名含有违规信息'] } };
    const { user, calls } = renderShop('/pzqg/add', { 'POST /api/user/buy': () => refusal });
    await user.type(await screen.findByRole('textbox', { name: /品名/ }), '某某');
    await user.click(screen.getByRole('button', { name: '提交求购' }));
    expect(await screen.findByText('请填写需要的数量，最多三位小数')).toBeDefined();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: /数量/ }), '5');
    await user.click(screen.getByRole('button', { name: '提交求购' }));
    const name = screen.getByRole('textbox', { name: /品名/ });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('[R089] one request', () => {
  test('[C195] shows its answer with the product, and its pictures enlarged', async () => {
    const { user } = renderShop('/pzqg/info?id=7', { 'GET /api/user/buy/7': () => ({ data: answered }) });
    const answer = await screen.findByRole('region', { name: '回复' });
    expect(within(answer).getByText('已安排采购，预计15日到货')).toBeDefined();
    expect(within(answer).getByRole('link', { name: '查看商品' }).getAttribute('href')).toBe('/list_info/12');
    expect(screen.getByText('¥560.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '查看 图片 1' }));
    expect(await screen.findByRole('dialog', { name: '图片 1' })).toBeDefined();
  });

  test('[C195] says that it is waiting', async () => {
    renderShop('/pzqg/info?id=7', { 'GET /api/user/buy/7': () => ({ data: demand() }) });
    expect(await screen.findByText(/采购员正在处理/)).toBeDefined();
  });

  test.each(['/pzqg/info?id=9', '/pzqg/info', '/pzqg/info?id=x'])('[P8] %s is not found', async (at) => {
    renderShop(at, { 'GET /api/user/buy/9': () => ({ status: 404, message: '求购不存在' }) });
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeDefined();
  });
});

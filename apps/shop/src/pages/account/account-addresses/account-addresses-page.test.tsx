import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer } from '#testing/wire-browse.ts';

const address = (own: Partial<Schemas['Address']> = {}): Schemas['Address'] => ({
  id: 1,
  receiver: '王药师',
  phone: '13800001234',
  region_code: '510104',
  region: '四川省成都市锦江区',
  detail: '红星路三段1号',
  is_default: 1,
  ...own,
});
const second = address({ id: 2, receiver: '李药师', detail: '天府大道100号', is_default: 0 });

const regions: Record<string, Schemas['Region'][]> = {
  '': [
    { code: '440000', name: '广东省', has_children: 1 },
    { code: '510000', name: '四川省', has_children: 1 },
  ],
  440000: [{ code: '441900', name: '东莞市', has_children: 0 }],
  510000: [{ code: '510100', name: '成都市', has_children: 1 }],
  510100: [{ code: '510104', name: '锦江区', has_children: 0 }],
};

/** Opens the page with a server that stores addresses. */
function open(saved: Schemas['Address'][], own: Parameters<typeof renderShop>[1] = {}) {
  let list = saved;
  const formOf = (form: URLSearchParams): Partial<Schemas['Address']> => ({
    receiver: form.get('receiver') ?? '',
    phone: form.get('phone') ?? '',
    region_code: form.get('region_code') ?? '',
    detail: form.get('detail') ?? '',
    is_default: form.get('is_default') === '1' ? 1 : 0,
  });
  const makesDefault = (id: number) => (one: Schemas['Address']) =>
    ({ ...one, is_default: one.id === id ? 1 : 0 }) as const;
  return renderShop('/addr', {
    'GET /api/address': () => ({ data: list }),
    'GET /api/region': ({ query }) => ({ data: regions[query.get('parent') ?? ''] ?? [] }),
    'POST /api/address': ({ form }) => {
      const added = address({ id: 3, region: '广东省东莞市', ...formOf(form) });
      list = [...list, added];
      return { data: added };
    },
    'PUT /api/address/2': ({ form }) => {
      list = list.map((one) => (one.id === 2 ? { ...one, ...formOf(form) } : one));
      if (form.get('is_default') === '1') list = list.map(makesDefault(2));
      return { data: list.find(({ id }) => id === 2) };
    },
    'DELETE /api/address/2': () => {
      list = list.filter(({ id }) => id !== 2);
      return { data: null };
    },
    ...own,
  });
}

describe('[R032] shipping addresses', () => {
  test('[C140] are listed, and the default is marked', async () => {
    open([address(), second]);
    const first = await screen.findByRole('article', { name: /王药师/ });
    expect(within(first).getByText('默认')).toBeDefined();
    expect(within(first).queryByRole('button', { name: /设为默认/ })).toBeNull();
    expect(screen.getByText('共 2 个')).toBeDefined();
  });

  test('[C141][C144] can be added, even in a city without districts', async () => {
    const { user, calls } = open([]);
    await user.click(await screen.findByRole('button', { name: '新增收货地址' }));
    const dialog = await screen.findByRole('dialog', { name: '新增收货地址' });
    await user.type(within(dialog).getByRole('textbox', { name: /收货人/ }), '赵药师');
    await user.type(within(dialog).getByRole('textbox', { name: /联系电话/ }), '0769-22001234');
    await user.click(within(dialog).getByRole('button', { name: /所在地区/ }));
    await user.click(await screen.findByRole('option', { name: '广东省' }));
    await user.click(await screen.findByRole('option', { name: '东莞市' }));
    await user.type(within(dialog).getByRole('textbox', { name: /详细地址/ }), '东城路8号');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('article', { name: /赵药师/ })).toBeDefined();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/address')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      receiver: '赵药师',
      phone: '0769-22001234',
      region_code: '441900',
      detail: '东城路8号',
      is_default: '0',
    });
  });

  test('[C142] are edited with their region preselected', async () => {
    const { user, calls } = open([address(), second]);
    await user.click(await screen.findByRole('button', { name: '编辑 李药师的地址' }));
    const dialog = await screen.findByRole('dialog', { name: '编辑收货地址' });
    expect(await within(dialog).findByRole('button', { name: '所在地区 四川省 / 成都市 / 锦江区' })).toBeDefined();
    const detail = within(dialog).getByRole('textbox', { name: /详细地址/ });
    await user.clear(detail);
    await user.type(detail, '天府大道200号');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/天府大道200号/)).toBeDefined();
    expect(calls.find(({ method }) => method === 'PUT')?.form.get('region_code')).toBe('510104');
  });

  test('[C142] can be made the default', async () => {
    const { user } = open([address(), second]);
    await user.click(await screen.findByRole('button', { name: '设为默认 李药师的地址' }));
    const other = screen.getByRole('article', { name: /李药师/ });
    await waitFor(() => expect(within(other).getByText('默认')).toBeDefined());
    expect(screen.getAllByText('默认')).toHaveLength(1);
  });

  test('[C143] are deleted after confirmation', async () => {
    const { user, calls } = open([address(), second]);
    await user.click(await screen.findByRole('button', { name: '删除 李药师的地址' }));
    await user.click(await screen.findByRole('button', { name: '取消' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: '删除 李药师的地址' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: /李药师/ })).toBeNull());
  });

  test('[V1][E3] are not sent incomplete, and a refusal is shown next to its field', async () => {
    const refusal = { status: 422, message: '收货人不能包含表情', errors: { receiver: ['收货人不能包含表情'] } };
    const { user, calls } = open([address(), second], { 'PUT /api/address/2': () => refusal });
    await user.click(await screen.findByRole('button', { name: '编辑 李药师的地址' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: /锦江区/ });
    const phone = within(dialog).getByRole('textbox', { name: /联系电话/ });
    await user.clear(phone);
    await user.type(phone, '1380000');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('请填写正确的手机号码或固定电话')).toBeDefined();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(phone, '1234');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    const receiver = within(dialog).getByRole('textbox', { name: /收货人/ });
    await waitFor(() => expect(receiver.getAttribute('aria-invalid')).toBe('true'));
  });

  test('[R124] are only changed by people with the role, and the others learn who can', async () => {
    const { user, calls } = open([address(), second], {
      'GET /api/user/base': () => ({ data: wireBuyer({ person: { name: '张小药', roles: ['receiver'] } }) }),
    });
    for (const label of ['设为默认', '编辑', '删除']) {
      const button = await screen.findByRole('button', { name: `${label} 李药师的地址` });
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
      await user.click(button);
      await waitFor(() => expect(screen.getByRole('tooltip').textContent).toMatch(/^仅限采购员或企业负责人操作/));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('offer a retry if they fail to load', async () => {
    let fails = true;
    const { user } = open([], {
      'GET /api/address': () => (fails ? { status: 500 } : { data: [address()] }),
    });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: /王药师/ })).toBeDefined();
  });
});

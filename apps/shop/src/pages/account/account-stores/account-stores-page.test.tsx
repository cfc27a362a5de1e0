import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { solvedCaptcha, wireCaptcha } from '#testing/wire-captcha.ts';
import { wireCart, wireCartLine, wireGoods } from '#testing/wire-samples.ts';

const store = (id: number, company: string, own: Partial<Schemas['Store']> = {}): Schemas['Store'] => ({
  id,
  company,
  username: `chain0${id}`,
  name: '李药师',
  phone: '13800005678',
  address: '四川省成都市武侯区天府大道100号',
  is_passed: 1,
  is_current: 0,
  cart: 2,
  linked_at: wireNow,
  months: [],
  ...own,
});
const current = store(1, '康宁大药房', { is_current: 1, linked_at: null });
const other = store(2, '康宁大药房（高新店）');
const clinic = store(3, '康宁诊所');

const pill = wireCartLine({ id: 51, goods_id: 12, goods: wireGoods({ id: 12, name: '六味地黄丸' }) });
const herb = wireCartLine({ id: 52, goods_id: 13, goods: wireGoods({ id: 13, name: '黄芪' }) });

const open = (own: Parameters<typeof renderShop>[1] = {}, stores = [current, other, clinic]) =>
  renderShop('/ddgl', {
    'GET /api/store': () => ({ data: stores }),
    'GET /api/store/link': () => ({ data: [] }),
    'GET /api/cart/list': () => ({ data: wireCart([pill, herb]) }),
    ...own,
  });

describe('[R031] linked stores', () => {
  test('show the orders of this month and the last, by store and together', async () => {
    const november = { month: '2025-11', order_count: 3, total: '1280.50', returned: '0.00', waiting: '20.00' };
    const october = { month: '2025-10', order_count: 1, total: '20.00', returned: '5.00', waiting: '0.00' };
    open({}, [
      { ...current, months: [november, october] },
      { ...other, months: [{ ...november, order_count: 1, total: '100.00', waiting: '0.00' }] },
    ]);
    const together = within(await screen.findByRole('region', { name: '各店合计' }));
    expect(together.getByText('4 单 ¥1,380.50，待付款 ¥20.00')).toBeDefined();
    expect(together.getByText('1 单 ¥20.00，已退款 ¥5.00')).toBeDefined();
    const one = within(screen.getByRole('article', { name: '康宁大药房（高新店）' }));
    expect(one.getByText('1 单 ¥100.00')).toBeDefined();
    expect(one.getByText('暂无订单')).toBeDefined();
  });

  test('[C150] are listed, and the current one is marked', async () => {
    open();
    const mine = await screen.findByRole('article', { name: '康宁大药房' });
    expect(within(mine).getByText('当前门店')).toBeDefined();
    expect(within(mine).queryByRole('button')).toBeNull();
    const theirs = screen.getByRole('article', { name: '康宁大药房（高新店）' });
    expect(within(theirs).getByText('2 种商品')).toBeDefined();
  });

  test('[C151] are linked with their own log-in', async () => {
    const stores = [current];
    const { user, calls } = open(
      {
        'POST /api/store': () => {
          stores.push(other);
          return { data: other };
        },
      },
      stores,
    );
    expect(await screen.findByText('还没有绑定其他门店')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '绑定门店' }));
    const dialog = within(await screen.findByRole('dialog', { name: '绑定门店' }));
    await user.type(dialog.getByLabelText(/门店用户名/), ' chain02 ');
    await user.type(dialog.getByLabelText(/门店密码/), 'yaoji2026');
    await user.click(dialog.getByRole('button', { name: '申请绑定' }));
    expect(await screen.findByRole('article', { name: '康宁大药房（高新店）' })).toBeDefined();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/store')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({ username: 'chain02', password: 'yaoji2026' });
  });

  test('[C151][C102] show a wrong log-in and require a captcha after several', async () => {
    let tries = 0;
    const { user, calls } = open({
      'POST /api/store': () =>
        tries++ === 0
          ? { status: 422, message: '用户名或密码错误', errors: { password: ['用户名或密码错误'] } }
          : { code: 42801, message: '请完成安全验证' },
      'GET /api/auth/captcha': () => ({ data: wireCaptcha }),
    });
    await user.click(await screen.findByRole('button', { name: '绑定门店' }));
    const dialog = within(await screen.findByRole('dialog', { name: '绑定门店' }));
    await user.type(dialog.getByLabelText(/门店用户名/), 'chain02');
    await user.type(dialog.getByLabelText(/门店密码/), 'wrong-password1');
    await user.click(dialog.getByRole('button', { name: '申请绑定' }));
    const password = dialog.getByLabelText(/门店密码/);
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    await user.click(dialog.getByRole('button', { name: '申请绑定' }));
    await waitFor(() => expect(tries).toBe(3));
    const last = calls.findLast(({ method, path }) => method === 'POST' && path === '/api/store')?.form;
    expect(Object.fromEntries(last ?? [])).toMatchObject(solvedCaptcha);
  });

  test('[C235][C236] a head office’s request is confirmed once the identity is verified', async () => {
    const link = {
      company: '康宁总店',
      username: 'office',
      role: 'office',
      state: 'asked',
      linked_at: wireNow,
    } as const;
    let isVerified = false;
    const { user, calls } = open({
      'GET /api/store/link': () => ({ data: [{ ...link, id: 9, state: isVerified ? 'active' : 'asked' }] }),
      'POST /api/store/9/confirm': () => (isVerified ? { data: null } : { code: 42802, message: '请先验证身份' }),
      'POST /api/user/identity': () => {
        isVerified = true;
        return { data: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: '同意绑定' }));
    const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
    await user.type(dialog.getByLabelText(/登录密码/, { selector: 'input' }), 'yaoji2026');
    await user.click(dialog.getByRole('button', { name: '验证' }));
    expect(await screen.findByRole('button', { name: '解除绑定' })).toBeDefined();
    expect(calls.filter(({ path }) => path === '/api/store/9/confirm')).toHaveLength(2);
  });

  test('[C153] switching reloads everything', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { user } = open({ 'POST /api/store/2/switch': () => ({ data: null }) });
    await user.click(await screen.findByRole('button', { name: '切换到 康宁大药房（高新店）' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    reload.mockRestore();
  });

  test('[C152] are unlinked after confirmation', async () => {
    let stores = [current, other];
    const { user } = open({
      'GET /api/store': () => ({ data: stores }),
      'DELETE /api/store/2': () => {
        stores = [current];
        return { data: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: '解绑 康宁大药房（高新店）' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: '康宁大药房（高新店）' })).toBeNull());
  });

  test('[K4][C014] the cart is copied to several stores, each with its own result', async () => {
    const line = { goods_id: 12, ok: true, line_id: 9, code: null, message: '', number: '20' };
    const { user, calls } = open({
      'POST /api/cart/copy': () => ({
        data: [
          { user_id: 2, company: '康宁大药房（高新店）', added: 2, results: [line, { ...line, goods_id: 13 }] },
          {
            user_id: 3,
            company: '康宁诊所',
            added: 1,
            results: [
              line,
              { ...line, goods_id: 13, ok: false, line_id: 0, code: 'OUT_OF_SCOPE', message: '超出经营范围：中药饮片' },
            ],
          },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: '复制购物车到 康宁大药房（高新店）' }));
    const dialog = within(await screen.findByRole('dialog', { name: '复制到门店' }));
    await user.click(dialog.getByRole('checkbox', { name: '康宁诊所' }));
    await user.click(dialog.getByRole('button', { name: '复制到 2 家门店' }));
    const region = within(await screen.findByRole('region', { name: '康宁大药房（高新店）' }));
    expect(region.getByText('已加入 2 种')).toBeDefined();
    const part = within(screen.getByRole('region', { name: '康宁诊所' }));
    expect(part.getByText('已加入 1 种，1 种未加入')).toBeDefined();
    expect(part.getByText('黄芪')).toBeDefined();
    expect(part.getByText('超出经营范围：中药饮片')).toBeDefined();
    const sent = calls.find(({ path }) => path === '/api/cart/copy')?.form;
    expect([...(sent ?? [])].map(([, value]) => value)).toEqual(['51', '52', '2', '3']);
  });

  test('offer a retry if they fail to load', async () => {
    let fails = true;
    const { user } = open({ 'GET /api/store': () => (fails ? { status: 500 } : { data: [current] }) });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('article', { name: '康宁大药房' })).toBeDefined();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';
import { wireWallet } from '#testing/wire-wallet.ts';

const session = {
  id: 1,
  device: 'Chrome · Windows',
  address: '203.0.113.*',
  is_current: 1,
  working_for: null,
  seen_at: wireNow,
  created_at: wireNow,
};
const other = { ...session, id: 2, device: 'Safari · iPhone', is_current: 0, working_for: '康宁总店' };
const event = {
  id: 5,
  text: '登录',
  is_failure: 0,
  device: 'Chrome · Windows',
  address: '203.0.113.*',
  created_at: wireNow,
};

const off = { is_on: 0, pay_above: null, recovery_left: 0 };
const page = (factor: object = off) => ({
  'GET /api/user/session': () => ({ data: [session] }),
  'GET /api/user/security_log': () => ({ data: { list: [event], total: 1, page: 1, per_page: 20 } }),
  'GET /api/user/second_factor': () => ({ data: factor }),
  'GET /api/store/link': () => ({ data: [] }),
  'GET /api/user/user_money': () => ({ data: wireWallet() }),
});

describe('[R116] account security', () => {
  test('[C231][C232] lists sessions and ends another one', async () => {
    let sessions = [session, other];
    const { user } = renderShop('/aqzx', {
      ...page(),
      'GET /api/user/session': () => ({ data: sessions }),
      'GET /api/user/security_log': () => ({ data: { list: [event], total: 1, page: 1, per_page: 20 } }),
      'DELETE /api/user/session/2': () => {
        sessions = [session];
        return { data: null };
      },
    });
    const table = within(await screen.findByRole('table', { name: '登录的设备' }));
    expect(await table.findByText('当前登录')).toBeDefined();
    expect(table.getByText('由总店 康宁总店 切换')).toBeDefined();
    expect(table.getAllByRole('button')).toHaveLength(1);
    await user.click(table.getByRole('button', { name: '结束 Safari · iPhone 的登录' }));
    await waitFor(() => expect(table.queryByText(/Safari/)).toBeNull());
  });

  test('[C235] lists linked accounts and cuts off a head office', async () => {
    let links = [
      { id: 7, username: 'head', company: '康宁总店', role: 'office', state: 'active' },
      { id: 8, username: 'east', company: '康宁东街店', role: 'store', state: 'active' },
    ];
    const { user } = renderShop('/aqzx', {
      ...page(),
      'GET /api/store/link': () => ({ data: links }),
      'DELETE /api/store/7': () => {
        links = links.slice(1);
        return { data: null };
      },
    });
    const office = await screen.findByText('康宁总店');
    expect(screen.getByText('康宁东街店')).toBeDefined();
    expect(screen.getByText('绑定后可扫码登录', { exact: false })).toBeDefined();
    await user.click(within(office.closest('li') as HTMLElement).getByRole('button', { name: '解除绑定' }));
    await user.click(await screen.findByRole('button', { name: '解绑' }));
    await waitFor(() => expect(screen.queryByText('康宁总店')).toBeNull());
  });

  test('[C233] lists log-ins, failures and changes', async () => {
    renderShop('/aqzx', {
      ...page(),
      'GET /api/user/security_log': () => ({
        data: {
          list: [{ ...event, id: 6, text: '登录失败：密码错误', is_failure: 1 }, event],
          total: 2,
          page: 1,
          per_page: 20,
        },
      }),
    });
    const table = within(await screen.findByRole('table', { name: '安全记录' }));
    expect(await table.findByText('登录失败：密码错误')).toBeDefined();
    expect(table.getByText('登录')).toBeDefined();
  });
});

describe('[R116] the second factor', () => {
  test('[C245][C246][C247] is enabled with a scanned code and its first digits; recovery codes are shown', async () => {
    const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);
    let isOn = false;
    const { user, calls } = renderShop('/aqzx', {
      ...page(),
      'GET /api/user/second_factor': () => ({ data: isOn ? { ...off, is_on: 1, recovery_left: 10 } : off }),
      'POST /api/user/second_factor/begin': () => ({ data: { secret: 'JBSWY3DPEHPK3PXP', qr: 'otpauth://totp/x' } }),
      'POST /api/user/second_factor': () => {
        isOn = true;
        return { data: { codes } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
    const dialog = within(await screen.findByRole('dialog', { name: '开启两步验证' }));
    expect(await dialog.findByRole('img', { name: '两步验证的二维码' })).toBeDefined();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '开启' }));
    expect(dialog.getByText('请输入6位动态验证码')).toBeDefined();
    await user.type(dialog.getByLabelText(/动态验证码/), '492039');
    await user.click(dialog.getByRole('button', { name: '开启' }));
    const list = within(await screen.findByRole('list', { name: '恢复码' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(
      calls.find(({ path, method }) => path === '/api/user/second_factor' && method === 'POST')?.form.get('code'),
    ).toBe('492039');
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(await screen.findByText(/恢复码还剩 10 个/)).toBeDefined();
  });

  test('[C248][C249] is disabled after a code', async () => {
    let isVerified = false;
    const { user, calls } = renderShop('/aqzx', {
      ...page({ ...off, is_on: 1, recovery_left: 9 }),
      'DELETE /api/user/second_factor': () =>
        isVerified ? { data: null } : { status: 428, code: 42803, message: '请输入动态验证码' },
      'POST /api/user/second_factor/verify': () => {
        isVerified = true;
        return { data: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: '关闭两步验证' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认关闭' }));
    const dialog = within(await screen.findByRole('dialog', { name: '两步验证' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.type(dialog.getByLabelText(/动态验证码/), 'k3zt-9q2m-x7wd-p4ha');
    await user.click(dialog.getByRole('button', { name: '验证' }));
    expect(await screen.findByText('两步验证已关闭')).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith('/verify'))?.form.get('code')).toBe('k3zt-9q2m-x7wd-p4ha');
  });

  test('[C250] is required above an amount, or never', async () => {
    const { user, calls } = renderShop('/aqzx', {
      ...page({ is_on: 1, pay_above: '5000.00', recovery_left: 9 }),
      'POST /api/user/second_factor/payment': () => ({ data: { is_on: 1, pay_above: null, recovery_left: 9 } }),
    });
    expect(await screen.findByText(/付款高于 ¥5000.00/)).toBeDefined();
    const save = async (change: () => Promise<void>) => {
      await user.click(screen.getByRole('button', { name: '设置付款验证' }));
      await screen.findByRole('dialog', { name: '付款验证' });
      await change();
      await user.click(screen.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return calls.findLast(({ path }) => path.endsWith('/payment'))?.form.get('pay_above') ?? null;
    };
    const amount = () => screen.getByRole('textbox', { name: /金额/ });
    expect(await save(() => user.clear(amount()).then(() => user.type(amount(), '800')))).toBe('800');
    expect(await save(() => user.click(screen.getByRole('checkbox')))).toBeNull();
  });
});

describe('[R116] the second factor and its codes', () => {
  test('[C334] recovery codes are replaced after a question', async () => {
    const codes = Array.from({ length: 10 }, (_, n) => `bbbb-bbbb-cccc-ddd${n}`);
    const { user, calls } = renderShop('/aqzx', {
      ...page({ ...off, is_on: 1, recovery_left: 2 }),
      'POST /api/user/second_factor/recovery': () => ({ data: { codes } }),
    });
    await user.click(await screen.findByRole('button', { name: '更换恢复码' }));
    expect(calls.some(({ path }) => path.endsWith('/recovery'))).toBe(false);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '更换' }));
    const list = within(await screen.findByRole('list', { name: '恢复码' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: '恢复码' })).toBeNull());
  });

  const person = { name: '张小药', roles: ['finance' as const] };
  const ofPerson = (factor: object) => ({
    'GET /api/user/base': () => ({ data: wireBuyer({ person }) }),
    'GET /api/user/second_factor': () => ({ data: factor }),
  });

  test('[C245] [C230] a person sees their own, with the company’s rule, and verifies by password alone', async () => {
    const { user, calls } = renderShop('/aqzx', {
      ...ofPerson({ ...off, pay_above: '500.00' }),
      'POST /api/user/second_factor/begin': () => ({ status: 428, code: 42802, message: '请先验证身份' }),
    });
    expect(await screen.findByText(/企业规定付款高于 ¥500.00 时需要动态验证码，须先开启/)).toBeDefined();
    expect(screen.getByRole('button', { name: '修改登录密码' })).toBeDefined();
    for (const text of ['支付密码', '微信', '登录的设备', '安全记录', '我的数据'])
      expect(screen.queryByText(text)).toBeNull();
    const ofOwner = ['/api/user/session', '/api/user/security_log', '/api/store/link', '/api/user/user_money'];
    expect(calls.map(({ path }) => path).filter((path) => ofOwner.includes(path))).toEqual([]);
    await user.click(screen.getByRole('button', { name: '开启两步验证' }));
    const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
    expect(dialog.getByLabelText(/登录密码/, { selector: 'input' })).toBeDefined();
    expect(dialog.queryByText(/短信/)).toBeNull();
  });

  test('[C250] a person cannot set from which amount payments ask for a code', async () => {
    renderShop('/aqzx', ofPerson({ is_on: 1, pay_above: '500.00', recovery_left: 9 }));
    const button = await screen.findByRole('button', { name: /设置付款验证/ });
    await waitFor(() => expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy());
    expect(screen.getByRole('button', { name: '更换恢复码' })).toBeDefined();
  });
});

describe('[R116] the buyer’s data', () => {
  test('[C253] are downloaded once the identity is verified', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user } = renderShop('/aqzx', { ...page(), 'POST /api/user/identity': () => ({ data: null }) });
    await user.click(await screen.findByRole('button', { name: '导出我的数据' }));
    const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
    await user.type(dialog.getByLabelText(/登录密码/, { selector: 'input' }), 'yaoji2026');
    expect(assign).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '验证' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/user/export'));
  });

  test('[C254] the account is closed after confirmation, or the page shows why it cannot be', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    let hasOrders = true;
    const { user, calls } = renderShop('/aqzx', {
      ...page(),
      'POST /api/user/close': () =>
        hasOrders ? { status: 409, code: 40904, message: '暂不能注销账号：有1个未完成的订单' } : { data: null },
    });
    const close = async () => {
      await user.click(await screen.findByRole('button', { name: '注销账号' }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: '注销账号' }));
    };
    await user.click(await screen.findByRole('button', { name: '注销账号' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(calls.some(({ path }) => path === '/api/user/close')).toBe(false);
    await close();
    expect(await screen.findByText('暂不能注销账号：有1个未完成的订单')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    hasOrders = false;
    await close();
    await user.click(await screen.findByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });
});

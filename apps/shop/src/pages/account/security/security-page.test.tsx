import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

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

describe('[R116] the security of an account', () => {
  test('[C231][C232] sessions are listed, and another one is ended', async () => {
    let sessions = [session, other];
    const { user } = renderShop('/aqzx', {
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

  test('[C233] log-ins, failures and changes are listed', async () => {
    renderShop('/aqzx', {
      'GET /api/user/session': () => ({ data: [session] }),
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

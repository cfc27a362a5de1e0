import { screen, waitFor } from '@testing-library/react';
import type { PageRoute } from '@yaoji/routes';
import { beforeEach, expect, test, vi } from 'vitest';
import { retries, type Visit, visitPage } from '#testing/visit-page.ts';

type Opener = Visit & {
  button: RegExp;
  /** Calls whose failure is not shown, with the reason. */
  silent?: Readonly<Record<string, string>>;
};

/** Dialogs that fetch data when opened. */
const dialogs: readonly (readonly [id: string, name: PageRoute, opener: Opener])[] = [
  ['C005', 'wallet', { button: /抽奖记录/, silent: { '/api/draw/new_record': 'who else has won of late' } }],
  ['R009', 'points_mall', { button: /^兑换|立即兑换/, answers: { '/api/user/user_money': { points: 900 } } }],
  ['K3', 'order_info', { button: /再次购买/ }],
  [
    'R055',
    'cart',
    {
      button: /选择优惠券/,
      silent: { '/api/user/availableCoupon': 'coupons that could be claimed, under those held' },
    },
  ],
  ['R066', 'register_step1', { as: 'visitor', button: /用户协议/, answers: agreement() }],
];

function agreement(): Visit['answers'] & object {
  const entry = { id: 7, name: '用户协议', url: '/help/fwbz/yhxy' };
  return { '/api/article/category': { children: [entry] } };
}

const dialog = () => screen.getByRole('dialog');
const busy = { status: 500 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test.each(dialogs)('[%s] the dialog of %s reports missing data and loads it on retry', async (_id, name, opener) => {
  const { button, silent = {} } = opener;
  const asked = await (await visitPage(name, opener)).open(button);
  const content = dialog().textContent;
  expect(retries(dialog())).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(Object.keys(silent)));
  const loud = asked.filter((path) => !(path in silent));
  expect(loud).not.toEqual([]);
  for (const path of loud) {
    const { open, retry } = await visitPage(name, opener);
    await open(button, (each) => (each === path ? busy : undefined));
    expect(retries(dialog()), `without ${path}`).not.toEqual([]);
    await retry(dialog);
    expect(dialog().textContent, `again after ${path}`).toBe(content);
  }
});

test('[R035] the recharge dialog retries loading the payment methods', async () => {
  const { retry } = await visitPage('wallet_balance', { query: '?recharge=1' }, { refuse: () => busy });
  await screen.findByRole('dialog');
  // Opening the dialog fetches once more.
  await waitFor(() => expect(retries(dialog())).toHaveLength(1));
  const usualAmounts = screen.getAllByRole('radio').length;
  await retry(dialog);
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(usualAmounts);
});

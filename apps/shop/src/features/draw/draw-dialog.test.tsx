import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

const result = (own: Partial<Schemas['DrawResult']> = {}): Schemas['DrawResult'] => ({
  prize_id: 1,
  name: '5元红包',
  remarks: '已存入账户红包',
  kind: 'red_packet',
  chances: 1,
  ...own,
});

/** The dialog of a draw with two prizes, opened from the wallet. */
const openDraw = async (answer: Schemas['DrawResult']) => {
  let drawn = 0;
  const shop = renderShop('/wdqb', {
    'GET /api/draw/simple': () => ({ data: { id: 3, is_join: 0, image: '/p/draw.svg' } }),
    'GET /api/draw': () => ({
      data: {
        id: 3,
        title: '冬季备货抽奖',
        image: '/p/draw.svg',
        rules: '',
        prizes: [
          { id: 1, name: '5元红包', image: '/p/1.svg' },
          { id: 2, name: '谢谢参与', image: '/p/2.svg' },
        ],
        chances: 2 - drawn,
        is_join: 0,
        start_time: wireNow - 60,
        end_time: wireNow + 86_400,
        timestamp: wireNow,
      },
    }),
    'GET /api/draw/new_record': () => ({ data: [] }),
    'GET /api/draw/record': () => ({ data: { list: [], total: 0, page: 1, per_page: 8 } }),
    'POST /api/draw/3': () => {
      drawn++;
      return { data: answer };
    },
  });
  await shop.user.click(await screen.findByRole('button', { name: '抽奖记录' }));
  const dialog = within(await screen.findByRole('dialog', { name: '幸运抽奖' }));
  return { user: shop.user, dialog };
};

test('[C007] shows what the server drew, the chances left and the way to the prize', async () => {
  const { user, dialog } = await openDraw(result());
  await user.click(await dialog.findByRole('button', { name: /剩 2 次/ }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('恭喜您 , 抽中5元红包 ( 已存入账户红包 )'));
  expect(dialog.getByRole('link', { name: '查看红包' }).getAttribute('href')).toBe('/wdqb_zhhb');
  await dialog.findByRole('button', { name: /剩 1 次/ });
});

test('[C007] a blank leads nowhere', async () => {
  const { user, dialog } = await openDraw(
    result({ prize_id: 0, name: '谢谢参与', remarks: '感谢参与，下次好运', kind: 'nothing' }),
  );
  await user.click(await dialog.findByRole('button', { name: /^抽奖/ }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('谢谢参与（感谢参与，下次好运）'));
  expect(dialog.queryByRole('link')).toBeNull();
});

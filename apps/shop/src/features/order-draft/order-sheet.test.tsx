import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goodsCodec } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListing } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';
import { openDraft, useOrderDraft } from './order-draft.store.ts';

const names = ['六味地黄丸', '阿胶', '板蓝根颗粒'];
const goods = names.map((name, index) => wireGoods({ id: 12 + index, name }));
const elsewhere = wireGoods({ id: 40, name: '逍遥丸', price: '5.0000', ori_price: '5.0000' });
const pages = {
  'GET /api/goods/list': ({ query }: { query: URLSearchParams }) => ({
    data: wireListing(query.get('page') === '2' ? [elsewhere] : goods, { total: 41 }),
  }),
};
const show = (routes = {}) => renderShop('/list/table', { ...pages, ...routes });
const field = (name: string) => screen.findByRole('spinbutton', { name: `${name} 数量` }) as Promise<HTMLInputElement>;
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text, files: [] } });
const answer = (results: { goods_id: number; ok: boolean; message: string }[]) => ({
  data: {
    total: 2,
    results: results.map((result) => ({ line_id: 1, code: null, number: '10', ...result })),
  },
});

test('[R049] a row counts once its quantity is entered, also if proposed, and no longer once emptied', async () => {
  const { user } = show();
  const first = await field('六味地黄丸');
  expect(first.value).toBe('');
  await user.type(first, '10{Enter}');
  expect(await screen.findByText(/已填 1 种/)).toBeDefined();
  await user.clear(first);
  await user.type(first, '{Enter}');
  expect(await screen.findByText(/已填 0 种/)).toBeDefined();
});

test('[R049] the button of a row has the label of its product', async () => {
  const labelled = goods.map((each) => ({ ...each, buy_button_label: '立即抢购' }));
  show({ 'GET /api/goods/list': () => ({ data: wireListing(labelled) }) });
  await field('六味地黄丸');
  const button = await screen.findByRole('button', { name: '立即抢购 六味地黄丸' });
  expect(button.textContent).toBe('立即抢购');
});

const expired = {
  is_buy: 0 as const,
  cant_buy_reason: {
    code: 'DOCUMENT_EXPIRED' as const,
    message: '证件已过期：药品经营许可证',
    fix: { kind: 'route' as const, route: 'account_documents' as const, label: '去更新证件' },
  },
};

test('[B1] a reason that stops many products is said once above them, and each row has a tag', async () => {
  show({
    'GET /api/goods/list': () => ({
      data: wireListing([...goods.map((each) => ({ ...each, ...expired })), elsewhere]),
    }),
  });
  const strip = await screen.findByText('证件已过期：药品经营许可证');
  expect(strip.parentElement?.textContent).toBe('证件已过期：药品经营许可证3 种商品暂不能购买');
  expect(screen.getByRole('link', { name: '去更新证件' }).getAttribute('href')).toBe('/jcxx_zzzj');
  expect(screen.getAllByText('证照过期')).toHaveLength(3);
});

test('[B1] a product out of stock shows its own remedy, and no strip', async () => {
  const gone = {
    is_buy: 0 as const,
    cant_buy_reason: {
      code: 'NO_STOCK' as const,
      message: '暂时缺货',
      fix: { kind: 'route' as const, route: 'goods_reminders' as const, label: '到货提醒' },
    },
  };
  show({ 'GET /api/goods/list': () => ({ data: wireListing(goods.map((each) => ({ ...each, ...gone }))) }) });
  expect(await screen.findAllByText('缺货')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: '到货提醒' })).toHaveLength(3);
  expect(screen.queryByText('暂时缺货')).toBeNull();
});

test('[R049] Escape restores the previous quantity, and pressed again empties the row', async () => {
  const { user } = show();
  const first = await field('六味地黄丸');
  await user.type(first, '20{Enter}');
  await user.click(first);
  await user.type(first, '50', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  await waitFor(() => expect(screen.getAllByText(/640/).length).toBeGreaterThan(0));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first.value).toBe('20'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first.value).toBe(''));
  expect(screen.getByText(/已填 0 种/)).toBeDefined();
});

test('[R049] a pasted column fills the rows below and reports rejected lines', async () => {
  show();
  paste(await field('阿胶'), '20\nabc\n30\n');
  expect(await screen.findByText('粘贴 3 行：填入 1 行，2 行未填')).toBeDefined();
  expect((await field('阿胶')).value).toBe('20');
  expect(screen.getByText('第 2 行“abc”：不是数量')).toBeDefined();
  expect(screen.getByText('第 3 行“30”：超出本页最后一行')).toBeDefined();
});

test('[R049] a paste into a new field stays', async () => {
  const pasted = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const first = screen.queryByRole('spinbutton', { name: '阿胶 数量' });
      if (!first) return;
      observer.disconnect();
      paste(first, '20\n30\n');
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  show();
  await pasted;
  expect(await screen.findByText(/已填 2 种/)).toBeDefined();
  await waitFor(async () => expect((await field('阿胶')).value).toBe('20'));
});

test('[R049] quantities survive paging and count in the sum', async () => {
  const { user } = show();
  await user.type(await field('阿胶'), '10{Enter}');
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  await user.type(await field('逍遥丸'), '20{Enter}');
  expect(await screen.findByText(/已填 2 种/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '其他页 1 种' }));
  const list = screen.getByRole('list', { name: '其他页已填的商品' });
  await user.click(within(list).getByRole('button', { name: '不要 阿胶' }));
  expect(await screen.findByText(/已填 1 种/)).toBeDefined();
});

test('[R049] quantities survive a reload, separately for each buyer', async () => {
  const { user, unmount } = show();
  await user.type(await field('阿胶'), '30{Enter}');
  await waitFor(() => expect(sessionStorage.getItem('order-draft:1:list_table')).toContain('阿胶'));
  unmount();
  useOrderDraft.setState({ owner: 0, sheet: '', lines: new Map() });
  openDraft(2, 'list_table');
  expect(useOrderDraft.getState().lines.size).toBe(0);
  show();
  await waitFor(async () => expect((await field('阿胶')).value).toBe('30'));
});

test('[R049] quantities of one table do not count on the page of another, and reappear on their own', async () => {
  const { user, unmount } = show();
  await user.type(await field('阿胶'), '30{Enter}');
  expect(await screen.findByText(/已填 1 种/)).toBeDefined();
  unmount();
  const other = renderShop('/search/table?keywords=x', pages);
  await field('六味地黄丸');
  expect(await screen.findByText(/已填 0 种/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /其他页/ })).toBeNull();
  other.unmount();
  show();
  await waitFor(async () => expect((await field('阿胶')).value).toBe('30'));
});

test('[R049] added rows are emptied; failed ones show the reason and stay', async () => {
  const { user, calls } = show({
    'POST /api/cart': () =>
      answer([
        { goods_id: 12, ok: true, message: '' },
        { goods_id: 13, ok: false, message: '库存不足' },
      ]),
  });
  await user.type(await field('六味地黄丸'), '20{Enter}');
  await user.type(await field('阿胶'), '30{Control>}{Enter}{/Control}');
  expect(await screen.findByText('已加入 1 种，1 种未加入')).toBeDefined();
  const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.form;
  expect([form?.get('params[0][number]'), form?.get('params[1][number]')]).toEqual(['20', '30']);
  expect((await field('六味地黄丸')).value).toBe('');
  expect((await field('阿胶')).value).toBe('30');
  expect(screen.getByText('未加入：库存不足')).toBeDefined();
});

test('[R049] rows lowered to the stock are emptied when added', async () => {
  const scarce = goods.map((each) => ({ ...each, number: '25' }));
  const line = { goods: goodsCodec.read(goods[1] ?? goods[0] ?? wireGoods()), quantity: '30' };
  sessionStorage.setItem('order-draft:1:list_table', JSON.stringify([line]));
  const { user } = show({
    'GET /api/goods/list': () => ({ data: wireListing(scarce) }),
    'POST /api/cart': () => answer([{ goods_id: 13, ok: true, message: '' }]),
  });
  await waitFor(async () => expect((await field('阿胶')).value).toBe('20'));
  await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/已填 0 种/)).toBeDefined();
  expect((await field('阿胶')).value).toBe('');
});

test('[E13] if all is refused, every line shows the reason', async () => {
  const { user } = show({
    'POST /api/cart': () => ({
      status: 409,
      code: 40902,
      message: '库存不足',
      ...answer([{ goods_id: 12, ok: false, message: '库存不足' }]),
    }),
  });
  await user.type(await field('六味地黄丸'), '20{Control>}{Enter}{/Control}');
  expect(await screen.findByText('已加入 0 种，1 种未加入')).toBeDefined();
  expect(screen.getByText(/已填 1 种/)).toBeDefined();
});

/** Answers `POST /api/cart` with success, one call per `release()`. */
function heldCart() {
  const held: (() => void)[] = [];
  const routes = {
    'POST /api/cart': async ({ form }: { form: URLSearchParams }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      const goodsId = Number(form.get('params[0][goods_id]'));
      return answer([{ goods_id: goodsId, ok: true, message: '' }]);
    },
  };
  const release = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    held.pop()?.();
  };
  return { routes, held, release };
}

test('[R049] a quantity typed while its row is being added stays', async () => {
  const cart = heldCart();
  const { user } = show(cart.routes);
  const first = await field('六味地黄丸');
  await user.type(first, '50{Control>}{Enter}{/Control}');
  await waitFor(() => expect(cart.held).toHaveLength(1));
  await user.clear(first);
  await user.type(first, '30{Enter}');
  await cart.release();
  expect(await screen.findByText('已加入购物车')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /全部加入购物车/, busy: true })).toBeNull());
  expect(first.value).toBe('30');
  expect(screen.getByText(/已填 1 种/)).toBeDefined();
});

test('[S15] a second row is queued while the first is in flight; a double click adds once', async () => {
  const cart = heldCart();
  const { user, calls } = show(cart.routes);
  await field('阿胶');
  await user.dblClick(screen.getByRole('button', { name: /加入.*六味地黄丸/ }));
  await user.click(screen.getByRole('button', { name: /加入.*阿胶/ }));
  await cart.release();
  await cart.release();
  const sent = () =>
    calls
      .filter(({ method, path }) => method === 'POST' && path === '/api/cart')
      .map(({ form }) => form?.get('params[0][goods_id]'));
  await waitFor(() => expect(sent()).toEqual(['12', '13']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /加入.*阿胶/, busy: true })).toBeNull());
  expect(sent()).toHaveLength(2);
});

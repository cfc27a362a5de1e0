import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { afterEach, expect, test } from 'vitest';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';

const box = (number: number) => `8123456${String(number).padStart(13, '0')}`;

const delivery = (own: Partial<Schemas['Receiving']> = {}): Schemas['Receiving'] => ({
  order_id: 9,
  order_no: '202611200000009',
  phone: '13800001234',
  shipped_at: wireNow,
  lines: [
    {
      id: 31,
      name: '六味地黄丸（浓缩丸）',
      ypgg: '200丸/瓶',
      sccj: '豫西本草制药有限公司',
      bzdw: '盒',
      approval_no: '国药准字Z41020123',
      storage: '冷藏，2～8℃避光保存',
      barcode: '',
      prefixes: ['8123456'],
      batches: [{ pihao: 'A1', yxq: '2028-06-30', number: '2', near: 0 }],
    },
    {
      id: 32,
      name: '当归饮片',
      ypgg: '500g',
      sccj: '陇上本草药业有限公司',
      bzdw: '袋',
      approval_no: '',
      storage: '',
      barcode: '',
      prefixes: [],
      batches: [{ pihao: 'B1', yxq: '2027-01-31', number: '5', near: 1 }],
    },
  ],
  codes: [1, 2].map((number) => ({ code: box(number), case_code: null, line_id: 31, pihao: 'A1' })),
  entries: [],
  inspector: null,
  finished_at: null,
  ...own,
});

/** Opens the page with a server that stores each key once, while reachable. */
const show = () => {
  const server = { isReached: true, entries: [] as Schemas['ReceiptEntry'][] };
  const page = renderShop('/order/receiving/9', {
    'GET /api/order/9/receiving': () => ({ data: delivery({ entries: server.entries }) }),
    'POST /api/order/9/receiving': ({ form }) => {
      if (!server.isReached) return { status: 503 };
      for (let at = 0; form.has(`entries[${at}][key]`); at += 1) {
        const field = (name: string) => form.get(`entries[${at}][${name}]`);
        const key = field('key') ?? '';
        if (server.entries.some((entry) => entry.key === key)) continue;
        server.entries.push({
          key,
          result: (field('result') ?? 'accepted') as Schemas['ReceiptResult'],
          line_id: Number(field('line_id') ?? 31),
          pihao: field('pihao') ?? 'A1',
          number: field('number') ?? '1',
          code: field('code'),
          note: '',
          after_sales_id: null,
        });
      }
      for (let at = 0; form.has(`undone[${at}]`); at += 1) {
        server.entries = server.entries.filter(({ key }) => key !== form.get(`undone[${at}]`));
      }
      return { data: { entries: server.entries, refused: [] } };
    },
  });
  const scan = async (code: string) => page.user.type(await screen.findByLabelText('追溯码'), `${code}{Enter}`);
  const batch = (name: RegExp) => screen.findByRole('region', { name });
  return { ...page, server, scan, batch };
};

afterEach(() => localStorage.clear());

test('[R121] [C280] [C281] a hand scanner gets an immediate verdict: right, already scanned, or from another delivery', async () => {
  const { scan, batch, server, user } = show();
  await scan(box(1));
  expect(await screen.findByText('✓ 合格')).toBeTruthy();
  expect((await batch(/批号 A1/)).textContent).toContain('1/2盒');
  expect(screen.getByText(/^已验/).textContent).toMatch(/^已验 0\/\d 批$/);
  await scan(box(1));
  expect(await screen.findByText('✕ 这一盒已经扫过')).toBeTruthy();
  await scan(box(7));
  expect(await screen.findByText('✕ 非本单商品')).toBeTruthy();
  await waitFor(() => expect(server.entries.map(({ code }) => code)).toEqual([box(1), box(7)]));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(server.entries.map(({ code }) => code)).toEqual([box(1)]));
});

test('[C281] a scanned box can be reported broken, even offline, in a single request', async () => {
  const { scan, batch, server, user } = show();
  await scan(box(1));
  await waitFor(() => expect(server.entries).toHaveLength(1));
  server.isReached = false;
  await user.click(screen.getByRole('button', { name: '破损' }));
  expect(await screen.findByText('✕ 破损')).toBeTruthy();
  expect((await batch(/批号 A1/)).textContent).toContain('差异 1');
  server.isReached = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.entries).toMatchObject([{ code: box(1), result: 'broken' }]));
});

test('[C281] a hand scanner’s separator is sent unchanged', async () => {
  const { scan, user, server } = show();
  const field = await screen.findByLabelText('追溯码');
  await user.type(field, ']d2010952123454321310B1');
  await user.keyboard('{Control>}]{/Control}');
  await scan('21S7');
  expect(await screen.findByText('✕ 无法识别商品，请先选批号再扫码')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /批号 B1/ }));
  await user.type(field, ']d2010952123454321310B1');
  await user.keyboard('{Control>}]{/Control}');
  await scan('21S7');
  await waitFor(() => expect(server.entries).toMatchObject([{ line_id: 32, code: ']d2010952123454321310B1<GS>21S7' }]));
});

test('[C281] offline findings are stored on the device, survive a reload and arrive once', async () => {
  const first = show();
  first.server.isReached = false;
  await first.scan(box(1));
  await first.scan(box(2));
  expect(await screen.findByText('2 条记录已存在本机，联网后自动上传')).toBeTruthy();
  first.unmount();
  const second = show();
  const batch = await second.batch(/批号 A1/);
  await waitFor(() => expect(batch.textContent).toContain('2/2盒'));
  await waitFor(() => expect(second.server.entries.map(({ code }) => code)).toEqual([box(1), box(2)]));
  await waitFor(() => expect(screen.queryByText(/已存在本机/)).toBeNull());
  // Logging out deletes them.
  second.server.isReached = false;
  await second.scan(box(7));
  expect(localStorage.length).toBeGreaterThan(0);
  sessionMarker.clear();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('unsent')).toBeNull();
});

test('[C281] one press accepts all as shipped, by keyboard too, and a line stays correctable', async () => {
  const { user, batch, server } = show();
  const all = await screen.findByRole('button', { name: '全部按发货数量收货' });
  expect(screen.queryByRole('button', { name: '完成验收' })).toBeNull();
  all.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.entries.map(({ result, number }) => [result, number])).toEqual([
      ['accepted', '2'],
      ['accepted', '5'],
    ]),
  );
  const finish = screen.getByRole('button', { name: '完成验收' });
  await waitFor(() => expect((finish as HTMLButtonElement).disabled).toBe(false));
  const plain = await batch(/批号 B1/);
  await user.click(within(plain).getByRole('button', { name: /批号 B1/ }));
  await user.click(within(plain).getByRole('button', { name: '撤销 合格 5' }));
  await user.click(within(plain).getByRole('button', { name: '破损' }));
  await waitFor(() => expect(plain.textContent).toContain('差异 5'));
});

test('[C282] [C283] units without a code are counted, the rest is marked short, and the case is prefilled', async () => {
  const { user, scan, batch, server, calls } = show();
  await scan(box(1));
  expect(screen.getByText(/冷藏，2～8℃避光保存/)).toBeTruthy();
  const plain = await batch(/批号 B1/);
  await user.click(within(plain).getByRole('button', { name: /批号 B1/ }));
  const quantity = within(plain).getByLabelText('数量');
  expect((quantity as HTMLInputElement).value).toBe('5');
  await user.clear(quantity);
  await user.type(quantity, '4');
  await user.click(within(plain).getByRole('button', { name: '合格' }));
  await waitFor(() => expect(plain.textContent).toContain('4/5袋'));
  const finish = screen.getByRole('button', { name: '完成验收' });
  expect((finish as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '其余登记为少货' }));
  await waitFor(() => expect(server.entries).toHaveLength(4));
  await waitFor(() => expect((finish as HTMLButtonElement).disabled).toBe(false));
  await user.click(screen.getByRole('button', { name: '申请售后（2 项差异）' }));
  const text = (await screen.findByLabelText(/问题描述/)) as HTMLTextAreaElement;
  expect(text.value).toBe('少货：六味地黄丸（浓缩丸） 200丸/瓶 批号A1 1盒\n少货：当归饮片 500g 批号B1 1袋');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/order/9/receiving/report')).toBe(true));
});

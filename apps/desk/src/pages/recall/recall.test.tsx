import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const figures = { buyers: 1, answered: 0, received: '8', returned: '0', returning: '0', remaining: null };
const recall: Schemas['Recall'] = {
  id: 5,
  level: 'second',
  reason: '含量不符合规定',
  instruction: '立即停止销售',
  dueOn: '2030-01-01',
  operator: 'quality',
  createdAt: 1_767_225_600,
  endedAt: null,
  conclusion: '',
  isReleased: 0,
};
const delivery = { orderId: 9, no: '202611230000009', shippedAt: 1_767_225_600, parcels: '演示物流 YJ9' };
const buyer = { buyerId: 2, company: '康宁大药房', username: 'kangning', phone: null, note: '', answeredAt: null };
const batch = (own: Partial<Schemas['BatchDetail']> = {}): Schemas['BatchDetail'] => ({
  goodsId: 12,
  name: '六味地黄丸',
  spec: '200丸/瓶',
  maker: '豫西本草制药有限公司',
  unit: '瓶',
  batchNo: 'B1',
  stock: '2',
  figures,
  recall: null,
  batchId: 7,
  blocked: '0',
  buyers: [
    {
      ...buyer,
      received: '8',
      returned: '0',
      returning: '0',
      remaining: null,
      deliveries: [{ ...delivery, quantity: '8', returned: '0' }],
    },
  ],
  held: [],
  ...own,
});

test('finds and recalls a batch; an error stays next to the input', async () => {
  let tries = 0;
  const desk = renderDesk('/recalls?search=B1', {
    getOperator: operator('quality'),
    listRecalls: { list: [batch()], total: 1 },
    getBatch: () => batch(tries > 1 ? { stock: '0', blocked: '2', recall } : {}),
    openRecall: () => {
      tries += 1;
      return tries === 1 ? new Refused(422, 422, '请检查', { errors: { dueOn: ['期限已过'] } }) : batch({ recall });
    },
  });
  await desk.user.click(await screen.findByRole('link', { name: 'B1' }));
  expect((await screen.findByRole('row', { name: /康宁大药房/ })).textContent).toMatch(/演示物流 YJ9.*未知/);
  expect(screen.getByText(/1 家 · 发出 8瓶.*客户剩余 未知/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '发起召回' }));
  const dialog = within(screen.getByRole('dialog', { name: /停售 2瓶，通知 1 家客户/ }));
  await desk.user.selectOptions(dialog.getByLabelText('级别'), 'second');
  await desk.user.type(dialog.getByLabelText(/召回原因/), '含量不符合规定');
  await desk.user.click(dialog.getByRole('button', { name: '停售并通知客户' }));
  expect(await dialog.findByText('期限已过')).toBeDefined();
  await desk.user.type(dialog.getByLabelText(/反馈期限/), '2030-01-01');
  await desk.user.click(dialog.getByRole('button', { name: '停售并通知客户' }));
  expect(await screen.findByText('二级召回中')).toBeDefined();
  expect(desk.sent('openRecall').at(-1)).toMatchObject({
    goodsId: '12',
    batchNo: 'B1',
    level: 'second',
    dueOn: '2030-01-01',
  });
});

test('reminds buyers who have not answered, and ends a recall with a conclusion', async () => {
  const desk = renderDesk('/recalls/12/B1', {
    getOperator: operator('warehouse'),
    getBatch: batch({ recall }),
    remindOfRecall: batch({ recall }),
    endRecall: batch({ recall }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '提醒未反馈的客户' }));
  expect(await screen.findByText('已提醒未反馈的客户')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '结束召回' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/结论/), '全部追回');
  await desk.user.click(dialog.getByRole('checkbox', { name: '恢复销售' }));
  await desk.user.click(dialog.getByRole('button', { name: '结束召回' }));
  expect(await screen.findByText('召回已结束')).toBeDefined();
  expect(desk.sent('endRecall')).toEqual([{ conclusion: '全部追回', isReleased: '1' }]);
});

test('[K7] uploads the report of any batch', async () => {
  const desk = renderDesk('/recalls/12/B1', {
    getOperator: operator('quality'),
    getBatch: batch({ stock: '0' }),
    addReport: () => null,
  });
  await desk.user.click(await screen.findByRole('button', { name: '上传检验报告' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.upload(dialog.getByLabelText(/报告文件/), new File(['%PDF-1.7'], 'a.pdf'));
  await desk.user.click(dialog.getByRole('button', { name: '上传检验报告' }));
  expect(await screen.findByText('检验报告已上传')).toBeDefined();
  expect(desk.calls.find(({ id }) => id === 'addReport')?.url.pathname).toBe('/desk/api/batches/7/report');
});

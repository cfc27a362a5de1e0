import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

test('sends a message to every buyer, keeping the text after a refusal', async () => {
  let tries = 0;
  const desk = renderDesk('/banners/messages', {
    getOperator: operator('content'),
    messageAllBuyers: () => {
      tries += 1;
      return tries === 1
        ? new Refused(422, 422, '', { errors: { url: ['请填写本店的页面，如 /lqzx'] } })
        : { count: 40 };
    },
  });
  await desk.user.selectOptions(await screen.findByLabelText('类型'), '活动通知');
  await desk.user.type(screen.getByLabelText(/标题/), '国庆安排');
  await desk.user.type(screen.getByLabelText(/正文/), '停止发货三天');
  await desk.user.click(screen.getByRole('button', { name: '发送给全部客户' }));
  expect(await screen.findByText('请填写本店的页面，如 /lqzx')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '发送给全部客户' }));
  expect(await screen.findByText('已发送给 40 家客户')).toBeDefined();
  expect(screen.getByLabelText(/标题/)).toHaveProperty('value', '');
  const sent = { kind: 'activity', title: '国庆安排', url: '', text: '停止发货三天' };
  expect(desk.sent('messageAllBuyers')).toEqual([sent, sent]);
});

test('sales writes to one buyer from the buyer’s page', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer(),
    messageBuyer: { count: 1 },
  });
  await desk.user.click(await screen.findByRole('button', { name: '发消息' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/标题/), '缺货');
  await desk.user.type(dialog.getByLabelText(/正文/), '已为您预留');
  await desk.user.click(dialog.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('已发送')).toBeDefined();
  expect(desk.sent('messageBuyer')).toEqual([{ kind: 'system', title: '缺货', url: '', text: '已为您预留' }]);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const url = 'https://erp.example.com/hooks';
const webhook = { id: 1, url, kinds: [], position: 9, failingSince: null, stoppedAt: null, createdAt: 1_767_225_600 };
const delivery = {
  ...{ id: 5, position: 9, kind: 'order.paid', number: 'YJ17', status: 'pending' as const, attempts: 2 },
  ...{ nextAt: 1_767_225_700, answerStatus: 503, answer: 'down', createdAt: 1_767_225_600 },
};

test('an owner adds an endpoint, sees its secret once and its deliveries, and sends events again', async () => {
  const desk = renderDesk('/erp/webhooks', {
    getOperator: operator('owner'),
    listWebhooks: [webhook],
    listDeliveries: [delivery],
    createWebhook: { webhook, secret: 'whsec_abc' },
    resendDelivery: 5,
    replayWebhook: webhook,
  });
  await screen.findByText('待推送，第 2 次');
  screen.getByText('503 down');
  await desk.user.click(screen.getByRole('button', { name: '重发' }));
  await desk.user.click(screen.getByRole('button', { name: '从此处全部重发' }));
  expect(desk.sent('replayWebhook')).toEqual([{ after: '8' }]);
  expect(desk.sent('resendDelivery')).toHaveLength(1);
  await desk.user.click(screen.getByRole('button', { name: '添加接收网址' }));
  await desk.user.type(await screen.findByRole('textbox', { name: /接收网址/ }), url);
  await desk.user.type(screen.getByRole('textbox', { name: /事件/ }), 'order.paid, order.shipped');
  await desk.user.click(screen.getByRole('button', { name: '添加' }));
  await screen.findByText('whsec_abc');
  expect(desk.sent('createWebhook')).toEqual([{ url, 'kinds[0]': 'order.paid', 'kinds[1]': 'order.shipped' }]);
});

import { expect, it } from 'vitest';
import { arrivedText } from './arrived-text.ts';

it.each([
  [{ received: '90.00', balance: '90.00', lack: '10.00' }, '到账¥90.00已存入余额，还差¥10.00'],
  [{ received: '90.00', balance: '92.50', lack: '7.50' }, '到账¥90.00已存入余额，余额现有¥92.50，还差¥7.50'],
  [{ received: '100', balance: '100.00', lack: '0.00' }, '到账¥100已存入余额，够付这张订单'],
])('%j reads %s', (arrived, text) => {
  expect(arrivedText(arrived, (yuan) => `¥${yuan}`)).toBe(text);
});

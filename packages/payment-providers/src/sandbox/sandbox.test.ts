import { expect, it } from 'vitest';
import { cashierPage, isRightlySigned, newKeys, signFields } from '../index.ts';

const keys = newKeys();
const signed = signFields({ out_trade_no: 'P1', total_amount: '12.50', empty: '' }, keys.privateKey);

it('accepts fields in any order, and rejects changed, added or foreign ones', () => {
  expect(isRightlySigned(Object.fromEntries(Object.entries(signed).toReversed()), keys.publicKey)).toBe(true);
  for (const wrong of [{ total_amount: '0.01' }, { added: '1' }, { sign: '' }, { sign_type: 'RSA' }])
    expect(isRightlySigned({ ...signed, ...wrong }, keys.publicKey)).toBe(false);
  expect(isRightlySigned(signed, newKeys().publicKey)).toBe(false);
});

it('offers choices only while a payment is pending, and escapes names', () => {
  const payment = { no: 'P1', orderNo: '<b>D1</b>', amount: '12.50' };
  const merchant = { name: '药集 & Co', back: '/wallet' };
  const open = cashierPage({ ...payment, status: 'pending' }, merchant);
  expect(open).toContain('action="/sandbox/cashier/P1"');
  expect(cashierPage({ ...payment, amount: '1234567.80', status: 'pending' }, merchant)).toContain('¥1,234,567.80<');
  expect(open).toContain('药集 &amp; Co');
  expect(open).toContain('&lt;b&gt;D1&lt;/b&gt;');
  expect(cashierPage({ ...payment, status: 'paid' }, merchant)).not.toContain('<form');
});

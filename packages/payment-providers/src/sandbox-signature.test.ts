import { expect, it } from 'vitest';
import { isRightlySigned, newKeys, signFields } from './index.ts';

const keys = newKeys();
const signed = signFields({ out_trade_no: 'P1', total_amount: '12.50', empty: '' }, keys.privateKey);

it('believes fields in any order, and none that was changed, added or signed by somebody else', () => {
  expect(isRightlySigned(Object.fromEntries(Object.entries(signed).toReversed()), keys.publicKey)).toBe(true);
  for (const wrong of [{ total_amount: '0.01' }, { added: '1' }, { sign: '' }, { sign_type: 'RSA' }])
    expect(isRightlySigned({ ...signed, ...wrong }, keys.publicKey)).toBe(false);
  expect(isRightlySigned(signed, newKeys().publicKey)).toBe(false);
});

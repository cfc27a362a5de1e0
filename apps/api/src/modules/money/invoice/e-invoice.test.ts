import { expect, it } from 'vitest';
import { findDifferences } from './e-invoice.ts';

const line = (spec: string, quantity: string) => ({
  ...{ name: '阿莫西林胶囊', spec, quantity },
  ...{ amount: '13.00', tax: '1.69', vatRate: 13 },
});
const invoice = (few: string, many: string) => ({
  ...{ kind: 'normal' as const, sellerTaxNo: 'A', buyerTaxNo: 'B', amount: '29.38', tax: '3.38' },
  lines: [line(few, '1'), line(many, '10')],
});
const asked = invoice('0.5g×24粒', '0.25g×24粒');
const issued = { no: '2'.repeat(20), issuedAt: new Date(0), remark: '' };

it.each([
  ['0.5g×24粒', '0.25g×24粒'],
  ['0.5G * 24粒', '0.25g＊24粒'],
  ['24粒/盒', ''],
])('[K8] a strength agrees as written elsewhere, or if the invoice names none of this name: %s, %s', (few, many) => {
  expect(findDifferences(asked, { ...issued, ...invoice(few, many) })).toEqual([]);
});

it('[K8] a line without its strength is the one that is left, in any order', () => {
  const same = { ...asked, lines: [line('0.5g×24粒', '10'), line('0.25g×24粒', '10')] };
  const lines = [line('24粒/盒', '10'), line('0.5g×24粒', '10')];
  expect(findDifferences(same, { ...issued, ...same, lines })).toEqual([]);
});

it('[K8] two strengths of one name are not the same line, whatever their figures', () => {
  const found = findDifferences(asked, { ...issued, ...invoice('0.25g*24粒', '0.5g*24粒') });
  expect(found).toHaveLength(4);
  expect(found[0]).toContain('发票上没有“阿莫西林胶囊 0.5g×24粒”数量1、');
  expect(found[2]).toContain('申请里没有“阿莫西林胶囊 0.25g*24粒”数量1、');
});

import { expect, test } from 'vitest';
import { toListDraft } from '#features/purchase-list/list-item.ts';
import { restFile } from './rest-file.ts';

test('[K2] spreadsheet formulas come back as text; nothing comes back when all is in the cart', () => {
  const row = { row: 1, line: '', text: '=1+1,"x"', status: 'unmatched', message: '没有找到' } as const;
  const rows = [{ ...row, matches: [], asked: null, quantity: '0', picked: null }];
  const list = toListDraft({ rows, matched: 0, reported: 0, columns: [], rest: null }, '清单');
  expect(restFile(list)).toBe('\ufeff行号,原文,结果,原因,最相近的商品\r\n1,"\'=1+1,""x""",未找到,没有找到,\r\n');
  const items = list.items.map((item) => ({ ...item, outcome: { ok: true, text: '' } }));
  expect(restFile({ ...list, items })).toBeNull();
});

import { drawGoodsPicture, goodsViews } from '@yaoji/goods-art';
import { expect, it } from 'vitest';
import { demoCatalogue } from './generate.ts';

it('has goods whose pictures stay below 6 kB, in each of the five views', () => {
  for (const { row } of demoCatalogue(new Date('2026-11-20T03:00:00Z'))) {
    const { dosage_form: dosageForm, approval_no: approvalNo, case_size: caseSize, ...facts } = row;
    for (const view of goodsViews) {
      const svg = drawGoodsPicture({ ...facts, dosageForm, approvalNo, caseSize }, view);
      expect(Buffer.byteLength(svg), `${row.name} ${view}`).toBeLessThan(6_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

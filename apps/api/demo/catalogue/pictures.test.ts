import { drawGoodsPicture, goodsViews } from '@yaoji/goods-art';
import { packKindOf, subjectOf, unbalanced } from '@yaoji/goods-art/testing';
import { expect, it } from 'vitest';
import { demoCatalogue } from './generate.ts';

const allFacts = demoCatalogue(new Date('2026-11-20T03:00:00Z')).map(({ row }) => {
  const { dosage_form: dosageForm, approval_no: approvalNo, case_size: caseSize, ...facts } = row;
  return { ...facts, dosageForm, approvalNo, caseSize };
});

it('has goods whose pictures are well formed and stay below 6 kB, in each of the five views', () => {
  for (const facts of allFacts) {
    for (const view of goodsViews) {
      const svg = drawGoodsPicture(facts, view);
      expect(Buffer.byteLength(svg), `${facts.name} ${view}`).toBeLessThan(6_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(unbalanced(svg), `${facts.name} ${view}`).toBeNull();
    }
  }
});

it('has no goods with a dosage form that is drawn as a plain box', () => {
  const formed = allFacts.filter(({ dosageForm }) => dosageForm !== '');
  expect(formed.length).toBeGreaterThan(100);
  for (const facts of formed) expect(packKindOf(subjectOf(facts)), facts.name).not.toBe('plain-box');
});

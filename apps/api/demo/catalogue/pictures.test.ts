import { drawGoodsPicture, goodsViews } from '@yaoji/goods-art';
import { packKindOf, subjectOf, unbalanced } from '@yaoji/goods-art/testing';
import { expect, it } from 'vitest';
import { demoCatalogue } from './generate.ts';

const allFacts = demoCatalogue(new Date('2026-11-20T03:00:00Z')).map(({ row }) => {
  const { dosage_form: dosageForm, approval_no: approvalNo, case_size: caseSize, ...facts } = row;
  return { ...facts, dosageForm, approvalNo, caseSize };
});

it('has products whose pictures are well formed and below 6 kB, in each of the five views', () => {
  const faultOf = (svg: string) => {
    if (Buffer.byteLength(svg) >= 6_000) return `${Buffer.byteLength(svg)} bytes`;
    return /NaN|undefined|Infinity/.exec(svg)?.[0] ?? unbalanced(svg);
  };
  const faults = allFacts.flatMap((facts) =>
    goodsViews.flatMap((view) => {
      const fault = faultOf(drawGoodsPicture(facts, view));
      return fault === null ? [] : [`${facts.name} ${view}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

it('has no product whose dosage form is shown as a plain box', () => {
  const formed = allFacts.filter(({ dosageForm }) => dosageForm !== '');
  expect(formed.length).toBeGreaterThan(100);
  const plain = formed.filter((facts) => packKindOf(subjectOf(facts)) === 'plain-box');
  expect(plain.map(({ name, dosageForm }) => `${name} ${dosageForm}`)).toEqual([]);
});

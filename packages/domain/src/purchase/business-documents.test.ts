import { expect, it } from 'vitest';
import { type BusinessKind, businessDocuments, documentNames } from './business-documents.ts';

const kinds: BusinessKind[] = ['pharmacy', 'chain', 'clinic', 'hospital', 'wholesaler'];

it('asks wholesalers and shops for trade licences and clinics for the medical one', () => {
  const required = kinds.map((kind) => businessDocuments(kind).required.map((document) => documentNames[document]));
  const trade = ['营业执照', '药品经营许可证'];
  expect(required).toEqual([trade, trade, ['医疗机构执业许可证'], ['医疗机构执业许可证'], trade]);
});

it.each(kinds)('asks a %s for no document twice', (kind) => {
  const { required, optional } = businessDocuments(kind);
  const asked = [...required, ...optional];
  expect(new Set(asked).size).toBe(asked.length);
});

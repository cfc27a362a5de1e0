import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentDraftProblems, toDocumentForm } from './document-problems.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+08:00') }));
afterEach(() => vi.useRealTimers());

const draft = {
  kind: 'drug_licence',
  number: ' 川DA0280001 ',
  issuedOn: '2024-12-01',
  expiresOn: '2029-11-30',
  isEndless: false,
} as const;

test('[V6] a complete document has no problems and is trimmed', () => {
  expect(documentDraftProblems(draft, 1)).toEqual({});
  const picture = new File(['x'], 'a.png');
  expect(toDocumentForm(draft, [picture], 4)).toEqual({
    id: 4,
    kind: 'drug_licence',
    number: '川DA0280001',
    issued_on: '2024-12-01',
    expires_on: '2029-11-30',
    pictures: [picture],
  });
});

test('a document without an expiry date is sent without one', () => {
  expect(documentDraftProblems({ ...draft, expiresOn: '', isEndless: true }, 1)).toEqual({});
  expect(toDocumentForm({ ...draft, isEndless: true }, [], undefined)).not.toHaveProperty('expires_on');
});

test('[V5] the number of a business licence is a credit code', () => {
  expect(documentDraftProblems({ ...draft, kind: 'business_licence' }, 1)).toHaveProperty('number');
  expect(documentDraftProblems({ ...draft, kind: 'business_licence', number: '91350100M000100Y43' }, 1)).toEqual({});
});

test('missing fields are named', () => {
  const blank = { kind: '', number: '', issuedOn: '', expiresOn: '', isEndless: false } as const;
  expect(Object.keys(documentDraftProblems(blank, 0))).toEqual(['kind', 'number', 'expires_on', 'pictures']);
  expect(documentDraftProblems({ ...draft, expiresOn: '2024-12-01' }, 1)).toEqual({
    expires_on: '有效期应晚于发证日期',
  });
});

test.each([
  ['issued tomorrow', { issuedOn: '2026-11-21' }, { issued_on: '发证日期不能晚于今天' }],
  ['expired yesterday', { expiresOn: '2026-11-19' }, { expires_on: '证件已过期，请上传有效的证件' }],
  ['expiring today', { expiresOn: '2026-11-20' }, {}],
])('a document %s is judged by the day in China', (_title, changed, problems) => {
  expect(documentDraftProblems({ ...draft, ...changed }, 1)).toEqual(problems);
});

import { expect, test } from 'vitest';
import { proposalStatus } from './proposal.ts';

test.each([
  ['open', '2026-11-30 23:59:59', 'open'],
  ['open', '2026-12-01 00:00:00', 'expired'],
  ['open', '2027-01-01 00:00:00', 'expired'],
  ['accepted', '2026-11-30 23:59:59', 'accepted'],
  ['accepted', '2027-01-01 00:00:00', 'accepted'],
  ['declined', '2027-01-01 00:00:00', 'declined'],
  ['withdrawn', '2027-01-01 00:00:00', 'withdrawn'],
] as const)('a proposal valid on 2026-11-30, stored as %s, is at %s %s', (status, now, shown) => {
  expect(proposalStatus({ status, endsAt: '2026-12-01 00:00:00' }, now)).toBe(shown);
});

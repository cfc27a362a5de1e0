import { expect, test } from 'vitest';
import { isPaid, isPartlyShipped, isUnderway, mayCancel, type OrderStatus, wasSent } from './order-status.ts';

const left = '2026-11-30 09:00:00';

test.each<[OrderStatus, string | null, string[]]>([
  ['pending', null, ['mayCancel']],
  ['paid', null, ['isPaid', 'isUnderway', 'mayCancel']],
  ['paid', left, ['isPartlyShipped', 'isPaid', 'isUnderway', 'wasSent']],
  ['shipped', left, ['isPaid', 'isUnderway', 'wasSent']],
  ['done', left, ['isPaid', 'wasSent']],
  ['cancelled', null, []],
])('an order that is %s and left at %s: %j', (status, shippedAt, expected) => {
  const rules = { isPartlyShipped, isPaid, isUnderway, mayCancel, wasSent };
  expect(Object.entries(rules).flatMap(([name, holds]) => (holds({ status, shippedAt }) ? [name] : []))).toEqual(
    expected,
  );
});

import { expect, test } from 'vitest';
import { monthFigures } from './month-figures.ts';

const month = (name: string, income = '1.00') => ({ month: name, income, expense: '2.00' });

test('[R035] a month without entries is shown with zeros', () => {
  expect(monthFigures([month('2025-11'), month('2026-02')])).toEqual([
    { label: '11月', name: '2025年11月', income: '1.00', spending: '2.00' },
    { label: '12月', name: '2025年12月', income: '0.00', spending: '0.00' },
    { label: '1月', name: '2026年1月', income: '0.00', spending: '0.00' },
    { label: '2月', name: '2026年2月', income: '1.00', spending: '2.00' },
  ]);
});

test('[R035] only the last twelve months are shown', () => {
  const shown = monthFigures([month('2024-01'), month('2026-03')]);
  expect(shown).toHaveLength(12);
  expect(shown[0]?.name).toBe('2025年4月');
});

test('[R035] without entries there are no months', () => {
  expect(monthFigures([])).toEqual([]);
});

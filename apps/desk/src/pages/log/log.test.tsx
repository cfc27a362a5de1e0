import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const entry = (id: number) => ({
  id,
  operator: 'sales',
  command: `desk answerFeedback ${id} {"text":"已核实"}`,
  outcome: 'done' as const,
  answer: '已回复',
  before: null,
  after: { answer: '已核实' },
  createdAt: 1_767_225_600,
});

test('moves through the log by keyboard, and searches it', async () => {
  const desk = renderDesk('/log', { getOperator: operator('owner'), listLog: [entry(2), entry(1)] });
  await screen.findByText(/回复反馈 2/);
  await desk.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('回复反馈 1');
  await desk.user.keyboard('/订单{Enter}');
  expect(desk.address()).toBe(`/log?search=${encodeURIComponent('订单')}`);
});

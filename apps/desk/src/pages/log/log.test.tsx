import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
  const desk = renderDesk('/log', {
    getOperator: operator('owner'),
    listLog: { list: [entry(2), entry(1)], total: 2 },
  });
  await screen.findByText(/回复反馈 2/);
  await desk.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('回复反馈 1');
  await desk.user.keyboard('/订单{Enter}');
  expect(desk.address()).toBe(`/log?search=${encodeURIComponent('订单')}`);
});

test('shows one colleague’s actions of some days, page by page', async () => {
  const desk = renderDesk('/log?from=2026-01-01&to=2026-01-31&page=2', {
    getOperator: operator('owner'),
    listOperators: [
      {
        id: 2,
        username: 'sales',
        name: '李销售',
        role: 'sales',
        hasFactor: 1,
        lastLoginAt: null,
        disabledAt: null,
        createdAt: 1_767_225_600,
      },
    ],
    listLog: { list: [entry(1)], total: 51 },
  });
  expect(await screen.findByText(/共 51 条/)).toBeDefined();
  await desk.user.selectOptions(await screen.findByLabelText('操作人'), await screen.findByText('李销售'));
  const asked = () => desk.calls.filter(({ id }) => id === 'listLog').map(({ url }) => url.search);
  await vi.waitFor(() =>
    expect(asked()).toEqual(['?page=2&from=2026-01-01&to=2026-01-31', '?operator=sales&from=2026-01-01&to=2026-01-31']),
  );
});

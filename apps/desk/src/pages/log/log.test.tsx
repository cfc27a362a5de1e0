import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const entry = (id: number) => ({
  id,
  operator: 'sales',
  action: `回复反馈 ${id}`,
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
        roles: [{ key: 'sales', name: '销售' }],
        hasFactor: 1,
        lastLoginAt: null,
        disabledAt: null,
        disabledUntil: null,
        createdAt: 1_767_225_600,
      },
    ],
    listLog: { list: [entry(1)], total: 51 },
  });
  expect(await screen.findByText(/共 51 条/)).toBeDefined();
  await desk.user.selectOptions(await screen.findByLabelText('操作人'), await screen.findByText('李销售'));
  const asked = () => desk.calls.filter(({ id }) => id === 'listLog').map(({ url }) => url.search);
  await expect
    .poll(asked)
    .toEqual(['?page=2&from=2026-01-01&to=2026-01-31', '?operator=sales&from=2026-01-01&to=2026-01-31']);
});

test('shows the state of the server, its backups, and what needs care', async () => {
  renderDesk('/log/system', {
    getOperator: operator('owner'),
    getSystem: {
      alerts: ['backupOld'],
      node: '26.10.0',
      postgres: '18.1',
      migrations: 37,
      knownMigrations: 36,
      startedAt: 1_767_225_600,
      databaseBytes: 2 * 1024 ** 3,
      disk: { free: 30 * 1024 ** 3, size: 100 * 1024 ** 3 },
      jobs: { due: 0, running: 1, failing: 0, planned: 4 },
      stoppedWebhooks: 0,
      sms: 'none',
      mail: { server: 'smtp.example.com:465', from: 'shop@example.com' },
      tracking: {
        service: 'kuaidi100',
        open: 12,
        failing: 1,
        lastFailure: {
          company: '中通快递',
          trackingNo: '73100042138',
          error: '601：KEY已过期',
          failedAt: 1_767_225_600,
        },
      },
      backups: [{ createdAt: 1_767_225_600, outcome: 'failed', answer: 'no space left' }],
    },
  });
  expect(await screen.findByText('两天内没有完成的备份')).toBeDefined();
  expect(screen.getByText('37，程序为 36：请重启旧版本的进程')).toBeDefined();
  expect(screen.getByText('可用 30.0 GB，共 100.0 GB')).toBeDefined();
  expect(screen.getByText(/中通快递 73100042138：601：KEY已过期/)).toBeDefined();
  expect(screen.getByRole('row', { name: /失败 no space left/ })).toBeDefined();
  expect(screen.getByRole('link', { name: '系统' }).getAttribute('aria-current')).toBe('page');
});

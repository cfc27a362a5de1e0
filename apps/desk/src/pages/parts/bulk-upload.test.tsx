import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

test('uploads reports by their file names, skips known ones, and says what was not sent', async () => {
  const found = (name: string, id: number, stored = 0) => ({
    name,
    found: 'one' as const,
    id,
    title: `批号${id}`,
    stored,
  });
  let sent = 0;
  const desk = renderDesk('/work/reports', {
    getOperator: operator('quality'),
    listWaiting: [],
    matchFiles: [
      found('a.pdf', 1),
      found('b.pdf', 2, 1),
      { name: 'c.pdf', found: 'none', id: null, title: '', stored: 0 },
      found('d.pdf', 4),
    ],
    addReport: () => {
      sent += 1;
      return sent === 1 ? new Refused(422, 42200, '文件太大') : null;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '批量上传检验报告' }));
  const dialog = within(screen.getByRole('dialog'));
  const files = ['a', 'b', 'c', 'd'].map((name) => new File(['%PDF-1.7'], `${name}.pdf`, { type: 'application/pdf' }));
  await desk.user.upload(dialog.getByLabelText('批量上传检验报告'), files);
  const stateOf = (name: string) =>
    dialog.getByRole('row', { name: new RegExp(`^${name}`) }).lastElementChild?.textContent;
  await dialog.findByText('4 个文件，2 个待上传，0 个已上传');
  expect(desk.sent('matchFiles')).toHaveLength(1);
  expect([stateOf('b.pdf'), stateOf('c.pdf')]).toEqual(['已有 1 份报告，跳过', '没有对应的商品或批号']);
  await desk.user.click(dialog.getByRole('button', { name: '上传 2 个' }));
  await waitFor(() => expect(stateOf('d.pdf')).toBe('已上传'));
  expect(stateOf('a.pdf')).toBe('没有上传：文件太大');
  await desk.user.click(dialog.getByLabelText('替换已有的报告'));
  await desk.user.click(dialog.getByRole('button', { name: '上传 1 个' }));
  await waitFor(() => expect(stateOf('b.pdf')).toBe('已上传'));
  const paths = desk.calls.filter(({ id }) => id === 'addReport').map(({ url }) => url.pathname);
  expect(paths).toEqual([1, 4, 2].map((id) => `/desk/api/batches/${id}/report`));
});

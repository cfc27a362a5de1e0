import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

test('accepts a document with the scopes it unlocks, next to its picture', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('quality'),
    getBuyer: buyer(),
    approveDocument: buyer({ documents: [] }),
  });
  expect((await screen.findByRole('img', { name: '药品经营许可证 1' })).getAttribute('src')).toBe(
    '/uploads/2026/03/5f2a.jpg',
  );
  await desk.user.click(screen.getByRole('button', { name: '通过' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('checkbox', { name: '生化药品' }));
  await desk.user.click(dialog.getByRole('button', { name: '通过' }));
  expect(await screen.findByText('证件已通过')).toBeDefined();
  expect(desk.sent('approveDocument')).toEqual([{ 'scopes[0]': '中成药' }]);
});

test('opens the pages of a document, whether photos or PDF', async () => {
  const [document] = buyer().documents;
  if (!document) throw new Error('The buyer has a document.');
  const pictures = ['/uploads/2026/03/1.jpg', '/uploads/2026/03/2.PDF', '/uploads/2026/03/3.webp'];
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('quality'),
    getBuyer: buyer({ documents: [{ ...document, pictures }] }),
  });
  const pdf = await screen.findByRole('link', { name: '药品经营许可证 2（PDF）' });
  expect(pdf.getAttribute('href')).toBe('/uploads/2026/03/2.PDF');
  expect(screen.getAllByRole('img', { name: /^药品经营许可证/ })).toHaveLength(2);
  await desk.user.click(screen.getByRole('button', { name: '放大药品经营许可证 3' }));
  expect(within(screen.getByRole('dialog')).getByText('2 / 2')).toBeDefined();
});

test('does not accept a document that unlocks nothing: an empty list would mean the usual scopes', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('quality'),
    getBuyer: buyer(),
    approveDocument: buyer(),
  });
  await desk.user.click(await screen.findByRole('button', { name: '通过' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const box of dialog.getAllByRole('checkbox')) await desk.user.click(box);
  await desk.user.click(dialog.getByRole('button', { name: '通过' }));
  expect(await dialog.findByText('至少选一项；都不开放时请拒绝')).toBeDefined();
  expect(desk.sent('approveDocument')).toEqual([]);
});

test('refuses a registration with a reason that the buyer reads', async () => {
  const desk = renderDesk('/buyers/7', { getOperator: operator('quality'), getBuyer: buyer(), refuseBuyer: buyer() });
  await desk.user.click(await screen.findByRole('button', { name: '拒绝注册' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/原因/), '营业执照照片不清晰');
  await desk.user.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(await screen.findByText('已拒绝，客户会收到通知')).toBeDefined();
  expect(desk.sent('refuseBuyer')).toEqual([{ reason: '营业执照照片不清晰' }]);
});

test('sales sees documents, decides nothing, and sets the salesperson', async () => {
  const now = buyer({ salesperson: '张销售', version: 'version-2' });
  let tries = 0;
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: () => (tries > 0 ? now : buyer()),
    changeBuyer: () => {
      tries += 1;
      return tries === 1 ? new Refused(409, 40904, '客户资料已被修改', { data: { current: now } }) : now;
    },
  });
  await screen.findByText('药品经营许可证');
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  expect(screen.queryByRole('button', { name: '通过注册' })).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '修改' }));
  const field = within(screen.getByRole('dialog')).getByLabelText('业务员');
  await desk.user.clear(field);
  await desk.user.type(field, '王销售');
  await desk.user.click(screen.getByRole('button', { name: '保存' }));
  const row = (await screen.findByText('刚被他人修改，未保存')).closest('[role]')?.querySelector('tbody tr');
  expect(row?.textContent).toBe('业务员李销售张销售');
  await desk.user.click(screen.getByRole('button', { name: '仍按我的保存' }));
  expect(await screen.findByText('业务员已保存')).toBeDefined();
  expect(desk.sent('changeBuyer').map(({ version, salesperson }) => [version, salesperson])).toEqual([
    ['version-1', '王销售'],
    ['version-2', '王销售'],
  ]);
});

test('[P5][P6] sales changes a buyer’s rank, chat and the target of 质检报告', async () => {
  const changed = buyer({ rank: '金牌会员', canChat: 0, inspection: 'message', inspectionText: '请联系客服' });
  const desk = renderDesk('/buyers/7', { getOperator: operator('sales'), getBuyer: buyer(), changeBuyer: changed });
  await desk.user.click(await screen.findByRole('button', { name: '修改权益' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.clear(dialog.getByLabelText(/会员等级/));
  await desk.user.type(dialog.getByLabelText(/会员等级/), '金牌会员');
  await desk.user.click(dialog.getByRole('checkbox', { name: '在线客服' }));
  await desk.user.selectOptions(dialog.getByLabelText('质检报告'), 'message');
  await desk.user.type(dialog.getByLabelText('网址或提示文字'), '请联系客服');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('会员权益已保存')).toBeDefined();
  expect(desk.sent('changeBuyer')).toMatchObject([
    { version: 'version-1', rank: '金牌会员', isSpecial: '0', canChat: '0', inspection: 'message' },
  ]);
});

test('previews the terms of a buyer in the shop before saving', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const answer = { url: 'http://shop.test/preview/abc' };
  const desk = renderDesk('/buyers/7', { getOperator: operator('sales'), getBuyer: buyer(), beginPreview: answer });
  await desk.user.click(await screen.findByRole('button', { name: '修改权益' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('checkbox', { name: '在线客服' }));
  await desk.user.click(dialog.getByRole('button', { name: '预览' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(answer.url, '_blank', 'noopener'));
  expect(desk.sent('beginPreview')).toMatchObject([
    { viewer: 'buyer', id: '7', 'buyer[version]': 'version-1', 'buyer[canChat]': '0' },
  ]);
  expect(desk.sent('changeBuyer')).toEqual([]);
});

test('opens the shop as the buyer sees it, read-only', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer({ status: 'passed' }),
    lookAsBuyer: { url: 'http://shop.test/look/abc' },
  });
  await desk.user.click(await screen.findByRole('button', { name: '以客户身份查看' }));
  await desk.user.click(screen.getByRole('button', { name: '打开商城' }));
  expect(await screen.findByText('已在新窗口打开')).toBeDefined();
  expect(open).toHaveBeenCalledWith('http://shop.test/look/abc', '_blank', 'noopener');
});

test('changes the scopes that an accepted document grants', async () => {
  const [document] = buyer().documents;
  if (!document) throw new Error('The sample has a document.');
  const found = buyer({ status: 'passed', documents: [{ ...document, status: 'passed', scopes: ['中成药'] }] });
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('quality'),
    getBuyer: found,
    changeDocumentScopes: found,
  });
  await desk.user.click(await screen.findByRole('button', { name: '修改范围' }));
  const field = screen.getByLabelText('可购类别');
  await desk.user.clear(field);
  await desk.user.type(field, '中成药、化学药 中成药');
  await desk.user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('经营范围已修改')).toBeDefined();
  expect(desk.sent('changeDocumentScopes')).toEqual([{ 'scopes[0]': '中成药', 'scopes[1]': '化学药' }]);
});

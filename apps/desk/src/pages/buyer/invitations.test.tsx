import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

const open = (more: Partial<Schemas['Invitation']> = {}): Schemas['Invitation'] => ({
  id: 5,
  purpose: 'account',
  phone: '13800001234',
  buyerId: 7,
  company: '康宁大药房',
  createdBy: 'sales',
  createdAt: 1_767_225_600,
  expiresAt: 1_767_830_400,
  ...more,
});
const issued: Schemas['IssuedInvitation'] = {
  buyerId: 7,
  phone: '13800001234',
  url: 'https://shop.test/register/invited#K7QM2XHD9RTAVB3E',
  code: 'K7QM-2XHD-9RTA-VB3E',
  expiresAt: 1_767_830_400,
};
type Desk = ReturnType<typeof renderDesk>;
const opened = async (desk: Desk, label: string) => {
  await desk.user.click(await screen.findByRole('button', { name: label }));
  return within(screen.getByRole('dialog'));
};

test('sales creates a buyer, and reads link and code once', async () => {
  let tries = 0;
  const desk = renderDesk('/buyers/invitations', {
    getOperator: operator('sales'),
    listInvitations: () => (tries > 1 ? [open()] : []),
    listRegions: [{ code: '510104', name: '锦江区' }],
    addBuyer: () => {
      tries += 1;
      return tries === 1 ? new Refused(422, 422, '', { errors: { phone: ['该手机号已注册'] } }) : issued;
    },
  });
  expect(await screen.findByText('没有有效的邀请')).toBeDefined();
  const dialog = await opened(desk, '新建客户');
  await desk.user.type(dialog.getByLabelText(/单位名称/), '康宁大药房');
  await desk.user.selectOptions(dialog.getByLabelText('企业类型'), 'clinic');
  await desk.user.type(dialog.getByLabelText(/联系人/), '王药师');
  await desk.user.type(dialog.getByLabelText(/手机号/), '13800001234');
  for (const level of ['省份', '城市', '区县']) {
    await within(dialog.getByLabelText(level)).findByText('锦江区');
    await desk.user.selectOptions(dialog.getByLabelText(level), '510104');
  }
  await desk.user.click(dialog.getByRole('button', { name: '建立并邀请' }));
  expect(await dialog.findByText('该手机号已注册')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '建立并邀请' }));
  expect(await screen.findByText(issued.code)).toBeDefined();
  expect(screen.getByText(issued.url)).toBeDefined();
  expect(await screen.findByRole('row', { name: /康宁大药房 13800001234 开通账号 sales/ })).toBeDefined();
  expect(desk.sent('addBuyer').at(-1)).toMatchObject({
    company: '康宁大药房',
    kind: 'clinic',
    name: '王药师',
    phone: '13800001234',
    regionCode: '510104',
  });
});

test('issues a registration code for a phone, and withdraws it', async () => {
  let list = [open({ purpose: 'register', buyerId: null, company: '' })];
  const desk = renderDesk('/buyers/invitations', {
    getOperator: operator('sales'),
    listInvitations: () => list,
    issueRegistrationCode: { ...issued, buyerId: null },
    withdrawInvitation: () => {
      list = [];
      return open();
    },
  });
  const dialog = await opened(desk, '生成注册码');
  await desk.user.type(dialog.getByLabelText(/手机号/), '13800001234');
  await desk.user.click(dialog.getByRole('button', { name: '生成' }));
  expect(await screen.findByText(issued.code)).toBeDefined();
  expect(desk.sent('issueRegistrationCode')).toEqual([{ phone: '13800001234' }]);
  const withdrawal = await opened(desk, '撤回');
  await desk.user.click(withdrawal.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('没有有效的邀请')).toBeDefined();
});

test('a buyer who never logged in is invited; one who did gets a reset, with a reason', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer(),
    getBuyerInvitation: () => ({ isUsed: desk.sent('inviteBuyer').length > 0 ? 1 : 0, open: null }),
    inviteBuyer: issued,
  });
  await desk.user.click((await opened(desk, '发邀请')).getByRole('button', { name: '生成邀请' }));
  expect(await screen.findByText(issued.url)).toBeDefined();
  const reset = await opened(desk, '重置密码');
  await desk.user.type(reset.getByLabelText(/原因/), '已电话核对执照');
  await desk.user.click(reset.getByRole('button', { name: '生成邀请' }));
  expect(await screen.findByText(issued.code)).toBeDefined();
  expect(desk.sent('inviteBuyer')).toEqual([{}, { reason: '已电话核对执照' }]);
});

test('other roles see no invitation', async () => {
  const desk = renderDesk('/buyers/7', { getOperator: operator('quality'), getBuyer: buyer() });
  await screen.findByText('操作日志');
  expect(screen.queryByText('邀请')).toBeNull();
  expect(desk.sent('getBuyerInvitation')).toEqual([]);
});

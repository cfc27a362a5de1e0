import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const row = {
  ...{
    id: 3,
    name: '总部ERP',
    prefix: 'yj-erp_q3JkP0aT7yV',
    scopes: ['prices:write' as const],
    status: 'open' as const,
  },
  ...{ createdBy: 'zhang', usedAt: null, endsAt: 1_798_761_600, createdAt: 1_767_225_600 },
};

test('an owner creates a key, sees it once, and revokes one', async () => {
  const desk = renderDesk('/erp', {
    getOperator: operator('owner'),
    listErpKeys: [row],
    createErpKey: { key: 'yj-erp_secret', row },
    revokeErpKey: { ...row, status: 'revoked' },
  });
  await screen.findByText('写价格');
  await desk.user.click(screen.getByRole('button', { name: '新建密钥' }));
  await desk.user.type(await screen.findByRole('textbox', { name: /名称/ }), '总部ERP');
  await desk.user.click(screen.getByRole('checkbox', { name: '写库存' }));
  await desk.user.click(screen.getByRole('button', { name: '生成' }));
  await screen.findByText('yj-erp_secret');
  expect(desk.sent('createErpKey')).toEqual([{ name: '总部ERP', days: '366', 'scopes[0]': 'stock:write' }]);
  await desk.user.click(screen.getByRole('button', { name: '停用' }));
  await desk.user.click((await screen.findAllByRole('button', { name: '停用' })).at(-1) as HTMLElement);
  expect(desk.sent('revokeErpKey')).toHaveLength(1);
});

test('a key offers only scopes whose permissions its creator holds', async () => {
  const desk = renderDesk('/erp', {
    getOperator: { ...operator('warehouse'), permissions: ['interfaces', 'stock', 'reports', 'ship'] },
    listErpKeys: [],
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建密钥' }));
  await screen.findByRole('checkbox', { name: '写库存' });
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    '写库存',
    '管理推送',
  ]);
});

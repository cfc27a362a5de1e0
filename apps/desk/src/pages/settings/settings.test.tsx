import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

test('[P4] edits the settings of one group, sends cleared ones, and shows an error at its field', async () => {
  const form = { 'site.hotLine': '400-820-0000', 'shipping.threshold': '500.00', 'shipping.fee': '15.00' };
  let tries = 0;
  const desk = renderDesk('/settings', {
    getOperator: operator('owner'),
    listSellerPapers: [],
    getSettings: { version: 'version-1', form: { ...form, 'deliveries.pickup': '凭订单号到仓库自提' } },
    changeSettings: () => {
      tries += 1;
      const errors = { 'settings[shipping.fee]': ['金额如 500.00'] };
      return tries === 1 ? new Refused(422, 422, '金额如 500.00', { errors }) : { version: 'version-2', form };
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '修改配送与运费' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.clear(dialog.getByLabelText(/自提/));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('金额如 500.00')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('配送与运费已保存')).toBeDefined();
  expect(desk.sent('changeSettings')[1]).toEqual({
    version: 'version-1',
    'settings[shipping.threshold]': '500.00',
    'settings[shipping.fee]': '15.00',
    'settings[deliveries.express]': '',
    'settings[deliveries.pickup]': '',
  });
});

test('[K7] uploads and removes papers of the seller', async () => {
  let papers: { id: number; name: string; createdAt: number }[] = [];
  const desk = renderDesk('/settings', {
    getOperator: operator('owner'),
    getSettings: { version: 'version-1', form: {} },
    listSellerPapers: () => papers,
    addSellerPaper: () => {
      papers = [{ id: 3, name: '药品经营许可证.pdf', createdAt: 1_772_600_000 }];
      return papers;
    },
    removeSellerPaper: () => {
      papers = [];
      return papers;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '上传资料' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称/), '药品经营许可证');
  await desk.user.upload(dialog.getByLabelText(/文件/), new File(['%PDF-1.7'], 'scan.pdf'));
  await desk.user.click(dialog.getByRole('button', { name: '上传' }));
  const link = await screen.findByRole('link', { name: '药品经营许可证.pdf' });
  expect(link.getAttribute('href')).toBe('/desk/api/papers/3');
  await desk.user.click(screen.getByRole('button', { name: '删除' }));
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '药品经营许可证.pdf' })).toBeNull());
});

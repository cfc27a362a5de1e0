import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';

const document = (own: Partial<Schemas['Document']> = {}): Schemas['Document'] => ({
  id: 4,
  kind: 'drug_licence',
  name: '药品经营许可证',
  number: '川DA0280001',
  issued_on: '2022-03-15',
  expires_on: '2027-03-14',
  days_left: 25,
  level: 'expiring',
  status: 'passed',
  reason: null,
  pictures: ['/pictures/licence.svg'],
  scopes: ['中成药', '化学药'],
  ...own,
});
const missing: Schemas['MissingDocument'] = {
  kind: 'authorisation',
  name: '采购委托书',
  reason: '请上传《采购委托书》',
};
const scope: Schemas['ScopeState'] = {
  name: '中成药',
  document_id: 4,
  document_name: '药品经营许可证',
  expires_on: '2027-03-14',
  is_valid: 1,
};

/** Opens the page with a server that stores documents. */
function open(list: Schemas['Document'][], own: Parameters<typeof renderShop>[1] = {}) {
  let saved = list;
  return renderShop('/zzzj', {
    'GET /api/user/zizhi': () => ({ data: { list: saved, missing: [missing] } }),
    'GET /api/user/jyfw': () => ({ data: { scopes: [scope] } }),
    'POST /api/user/zizhi': ({ form }) => {
      const number = form.get('number') ?? '';
      const sent = document({ id: 9, number, status: 'pending', expires_on: form.get('expires_on') });
      saved = [...saved, sent];
      return { data: sent };
    },
    ...own,
  });
}

const picture = () => new File(['picture'], 'licence.png', { type: 'image/png' });

describe('[R030] qualification documents', () => {
  test('[C063][B3] show when they expire, what depends on them and what is missing', async () => {
    open([document()]);
    const card = await screen.findByRole('article', { name: '药品经营许可证' });
    expect(within(card).getByText('25 天后到期')).toBeDefined();
    expect(within(card).getByText('到期后中成药、化学药将不能下单，请及时更新。')).toBeDefined();
    const absent = screen.getByRole('article', { name: '采购委托书' });
    expect(within(absent).getByText('未上传')).toBeDefined();
  });

  test('[C106] a missing licence takes the credit code of the registration', async () => {
    const form = {
      ...{ company: '晨光里大药房', kind: 'pharmacy', credit_code: '91350100M000100Y43', name: '许晨光' },
      ...{ region: [], address: '红星路三段1号', email: null, telephone: null },
    } as const;
    const { user } = open([], {
      'GET /api/user/zizhi': () => ({
        data: { list: [], missing: [{ kind: 'business_licence', name: '营业执照', reason: '请上传《营业执照》' }] },
      }),
      'GET /api/auth/register/status': () => ({
        data: { status: 'passed', reason: null, missing: [], company: form.company, form, submitted_at: null },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '上传 营业执照' }));
    const dialog = within(await screen.findByRole('dialog', { name: '上传营业执照' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /证件编号/ }).value).toBe('91350100M000100Y43');
  });

  test('[C106] so does a licence that is chosen as a new document, until a number is typed', async () => {
    const form = {
      ...{ company: '晨光里大药房', kind: 'pharmacy', credit_code: '91350100M000100Y43', name: '许晨光' },
      ...{ region: [], address: '红星路三段1号', email: null, telephone: null },
    } as const;
    const { user } = open([document()], {
      'GET /api/auth/register/status': () => ({
        data: { status: 'passed', reason: null, missing: [], company: form.company, form, submitted_at: null },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '新增证件' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增证件' }));
    const number = dialog.getByRole<HTMLInputElement>('textbox', { name: /证件编号/ });
    expect(number.value).toBe('');
    await user.selectOptions(dialog.getByRole('combobox', { name: /证件类型/ }), '营业执照');
    expect(number.value).toBe('91350100M000100Y43');
    await user.selectOptions(dialog.getByRole('combobox', { name: /证件类型/ }), '药品经营许可证');
    expect(number.value).toBe('');
    await user.type(number, '川DA0280002');
    await user.selectOptions(dialog.getByRole('combobox', { name: /证件类型/ }), '营业执照');
    expect(number.value).toBe('川DA0280002');
  });

  test('a PDF opens next to the photos', async () => {
    open([document({ pictures: ['/uploads/2026/03/1.pdf', '/uploads/2026/03/2.jpg'] })]);
    const card = within(await screen.findByRole('article', { name: '药品经营许可证' }));
    expect(card.getByRole('link', { name: '查看 PDF' }).getAttribute('href')).toBe('/uploads/2026/03/1.pdf');
    expect(card.getByRole('button', { name: '查看 药品经营许可证' })).toBeDefined();
  });

  test('[C060][B4] the business scope names the document behind each class', async () => {
    open([document()]);
    const table = await screen.findByRole('table', { name: '经营范围' });
    expect(await within(table).findByRole('cell', { name: '药品经营许可证' })).toBeDefined();
    expect(within(table).getByText('可采购')).toBeDefined();
  });

  test('[C170] a document is renewed with number, expiry date and pictures, and then awaits review', async () => {
    const { user, calls } = open([document()]);
    await user.click(await screen.findByRole('button', { name: '更新证件 药品经营许可证' }));
    const dialog = await screen.findByRole('dialog', { name: '更新药品经营许可证' });
    const number = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /证件编号/ });
    expect(number.value).toBe('川DA0280001');
    await user.type(within(dialog).getByLabelText(/有效期至/), '2032-03-14');
    await user.upload(within(dialog).getByLabelText(/证件照片/), picture());
    await user.click(within(dialog).getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('审核中')).toBeDefined();
    expect(screen.getByText('新证正在审核。')).toBeDefined();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/user/zizhi')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      id: '4',
      kind: 'drug_licence',
      number: '川DA0280001',
      expires_on: '2032-03-14',
      'pictures[0]': 'licence.png',
    });
  });

  test('[C170] a photo of a type that only phones know, or above the limit, is sent as a JPEG', async () => {
    const { user, calls } = open([document()]);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000 }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => null;
        convertToBlob = async () => new Blob(['small'], { type: 'image/jpeg' });
      },
    );
    await user.click(await screen.findByRole('button', { name: '更新证件 药品经营许可证' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更新药品经营许可证' }));
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'page2.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText(/证件照片/), [new File(['heic'], 'IMG_1.HEIC'), large]);
    await user.click(await dialog.findByRole('checkbox', { name: '长期有效' }));
    await user.click(dialog.getByRole('button', { name: '提交审核' }));
    await screen.findByText('新证正在审核。');
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/user/zizhi')?.form;
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      'pictures[0]': 'IMG_1.jpg',
      'pictures[1]': 'page2.jpg',
    });
  });

  test('[C170] an incomplete document of a chosen kind is not sent', async () => {
    const { user, calls } = open([document()]);
    await user.click(await screen.findByRole('button', { name: '新增证件' }));
    const dialog = await screen.findByRole('dialog', { name: '新增证件' });
    await user.click(within(dialog).getByRole('button', { name: '提交审核' }));
    expect(await within(dialog).findByText('请选择证件类型')).toBeDefined();
    expect(within(dialog).getByText('请上传证件照片')).toBeDefined();
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/user/zizhi')).toBe(false);
  });

  test('[E3] a refusal is shown next to its field and loses no input', async () => {
    const refusal = { status: 422, message: '文件损坏', errors: { 'pictures[0]': ['文件损坏'] } };
    const { user } = open([document()], { 'POST /api/user/zizhi': () => refusal });
    await user.click(await screen.findByRole('button', { name: '上传 采购委托书' }));
    const dialog = await screen.findByRole('dialog', { name: '上传采购委托书' });
    await user.type(within(dialog).getByRole('textbox', { name: /证件编号/ }), 'WT-1');
    await user.click(within(dialog).getByRole('checkbox', { name: '长期有效' }));
    await user.upload(within(dialog).getByLabelText(/证件照片/), picture());
    await user.click(within(dialog).getByRole('button', { name: '提交审核' }));
    expect(await within(dialog).findByText('文件损坏')).toBeDefined();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /证件编号/ }).value).toBe('WT-1');
  });

  test('a refused document says why and can be sent again', async () => {
    const { user } = open([document({ status: 'rejected', reason: '照片不清晰' })]);
    expect(await screen.findByText('未通过：照片不清晰')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重新上传 药品经营许可证' }));
    expect(await screen.findByRole('dialog', { name: '上传药品经营许可证' })).toBeDefined();
  });

  test('a document’s picture opens enlarged', async () => {
    const { user } = open([document()]);
    await user.click(await screen.findByRole('button', { name: '查看 药品经营许可证' }));
    expect(await screen.findByRole('img', { name: '药品经营许可证 1' })).toBeDefined();
  });

  test('offer a retry if they fail to load', async () => {
    let fails = true;
    const { user } = open([], {
      'GET /api/user/zizhi': () => (fails ? { status: 500 } : { data: { list: [document()], missing: [] } }),
    });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    fails = false;
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole('article', { name: '药品经营许可证' })).toBeDefined());
  });
});

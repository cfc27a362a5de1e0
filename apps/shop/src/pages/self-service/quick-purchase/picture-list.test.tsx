import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { setListPicture } from '#features/purchase-list/list-picture.store.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireListMatch } from '#testing/wire-list-match.ts';
import { wireBasicGoods } from '#testing/wire-samples.ts';
import type { PictureWord } from './picture/picture-lines.ts';
import type { PictureAnswer } from './picture/picture-worker.ts';

const word = (text: string, y: number, doubtful: readonly string[] = []): PictureWord => ({
  text,
  doubtful,
  corners: [
    [0, y],
    [300, y],
    [300, y + 20],
    [0, y + 20],
  ],
});
const words = [word('六味地黄丸200丸20盒', 0), word('阿莫西林0.5g10盒', 40, ['0.5', 'g']), word('购货单', 80)];

const listRow = (row: number, text: string): Schemas['ListRow'] => ({
  row,
  line: `line-${row}`,
  text,
  status: 'matched',
  matches: [wireListMatch(wireBasicGoods())],
  picked: null,
  asked: '20',
  number: '20',
  message: '',
});

let answers: PictureAnswer[] = [];
const terminate = vi.fn();
/** Returns prepared results: test browsers neither render pictures nor run models. */
class PictureReader {
  onmessage: (event: { data: PictureAnswer }) => void = () => undefined;
  terminate = terminate;
  postMessage() {
    setTimeout(() => {
      for (const data of answers) this.onmessage({ data });
    });
  }
}

beforeEach(() => {
  useListDraft.setState({ owner: 0, list: null });
  setListPicture(null);
  terminate.mockClear();
  answers = [{ kind: 'read', words, quarters: 0 }];
  vi.stubGlobal('Worker', PictureReader);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 120, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  // Test browsers have no layout: with a height, all virtual rows render.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

const show = () =>
  renderShop('/kjcg?tab=list', {
    'POST /api/user/purchase_list': () => ({
      data: {
        rows: [listRow(1, '六味地黄丸200丸20盒'), listRow(2, '阿莫西林0.5g10盒')],
        matched: 2,
        reported: 0,
        columns: [],
        rest: null,
      },
    }),
  });
const photograph = async ({ user }: ReturnType<typeof show>) => {
  await screen.findByRole('button', { name: '拍清单' });
  await user.upload(screen.getByLabelText('清单图片'), new File(['x'], '清单.jpg', { type: 'image/jpeg' }));
};

test('[K2] a photographed list is corrected next to the picture and matched like a pasted one; doubtful rows wait', async () => {
  const view = show();
  await photograph(view);
  expect(await screen.findByText('共 3 行，1 行请核对')).toBeDefined();
  expect(screen.getByText('识别存疑：0.5、g')).toBeDefined();
  await view.user.clear(screen.getByRole('textbox', { name: '第 3 行' }));
  await view.user.click(screen.getByRole('button', { name: '识别清单' }));
  expect(await screen.findByText(/共 2 行：1 行待加入，1 行未选/)).toBeDefined();
  expect(view.calls.find(({ path }) => path === '/api/user/purchase_list')?.form?.get('text')).toBe(
    '六味地黄丸200丸20盒\n阿莫西林0.5g10盒\n',
  );
  const second = within(screen.getByRole('article', { name: '第 2 行' }));
  expect(second.getByText('识别存疑：0.5、g')).toBeDefined();
  await view.user.click(second.getByRole('checkbox'));
  expect(screen.getByText(/2 行待加入，0 行未选/)).toBeDefined();
});

test('[K2] correcting or checking a line clears its doubt', async () => {
  const view = show();
  await photograph(view);
  await view.user.click(await screen.findByRole('checkbox', { name: '第 2 行已核对' }));
  expect(screen.getByText('共 3 行')).toBeDefined();
  await view.user.click(screen.getByRole('checkbox', { name: '第 2 行已核对' }));
  await view.user.type(screen.getByRole('textbox', { name: '第 2 行' }), ' 10盒');
  expect(screen.getByText('共 3 行')).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: '识别清单' }));
  expect(await screen.findByText(/共 2 行：2 行待加入/)).toBeDefined();
});

test('[K2] recognition shows its progress and can be stopped', async () => {
  answers = [{ kind: 'reading', percent: 40 }];
  const view = show();
  await photograph(view);
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: '正在识别文字' }).getAttribute('aria-valuenow')).toBe('40'),
  );
  await view.user.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('textbox', { name: '采购清单' })).toBeDefined();
  await waitFor(() => expect(terminate).toHaveBeenCalledOnce());
});

test('[K2] a picture without text, or a file that is not a picture, says so', async () => {
  answers = [{ kind: 'read', words: [], quarters: 0 }];
  const view = show();
  await photograph(view);
  expect(await screen.findByText('图片中未识别到文字')).toBeDefined();
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  await view.user.upload(screen.getByLabelText('清单图片'), new File(['x'], '清单.heic', { type: 'image/heic' }));
  expect(await screen.findByText('打不开这张图片')).toBeDefined();
  await view.user.click(screen.getByRole('button', { name: '改为粘贴' }));
  expect(await screen.findByRole('textbox', { name: '采购清单' })).toBeDefined();
});

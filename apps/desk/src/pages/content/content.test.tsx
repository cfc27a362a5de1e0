import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const banner: Schemas['Banner'] = {
  id: 3,
  version: 'version-1',
  form: { place: 'home', title: '年货节', url: '/mrtj', sort: 1 },
};

test('adds a banner at its place, removes it, and undoes that', async () => {
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [banner], total: 1 },
    createBanner: banner,
    removeBanner: banner,
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建横幅与楼层' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'login');
  await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), '欢迎');
  await desk.user.type(dialog.getByLabelText(/链接/), '/mrtj');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('横幅与楼层已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'login', 'banner[title]': '欢迎', 'banner[url]': '/mrtj', 'banner[sort]': '0' },
  ]);
  const row = within(screen.getByRole('row', { name: /年货节/ }));
  expect(row.getByText('显示中')).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '撤下' }));
  const toast = within((await screen.findByText('已撤下 年货节')).closest('li') as HTMLElement);
  await desk.user.click(toast.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('已撤销')).toBeDefined();
  expect(desk.sent('createBanner').at(-1)).toMatchObject({ 'banner[title]': '年货节' });
});

test('previews an entry in the shop before saving', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  let isRefused = true;
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [banner], total: 1 },
    beginPreview: () =>
      isRefused
        ? new Refused(422, 422, '链接须是本店的页面', { errors: { 'banner[url]': ['链接须是本店的页面'] } })
        : { url: 'http://shop.test/preview/abc' },
  });
  await desk.user.click(await screen.findByRole('button', { name: '年货节' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'popup');
  await desk.user.click(dialog.getByRole('button', { name: '预览' }));
  expect(await dialog.findByText('链接须是本店的页面')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  isRefused = false;
  await desk.user.click(dialog.getByRole('button', { name: '预览' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('http://shop.test/preview/abc', '_blank', 'noopener'));
  expect(dialog.queryByText('链接须是本店的页面')).toBeNull();
  expect(desk.sent('beginPreview').at(-1)).toEqual({
    path: '/',
    viewer: 'buyer',
    id: '3',
    version: 'version-1',
    'banner[place]': 'popup',
    'banner[title]': '年货节',
    'banner[url]': '/mrtj',
    'banner[sort]': '1',
  });
  expect(desk.sent('changeBanner')).toEqual([]);
});

test('[C045] previews an article on its own page, whose path the server knows', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const desk = renderDesk('/banners/articles', {
    getOperator: operator('content'),
    listArticleCategories: [{ id: 22, name: '公司新闻' }],
    listArticles: { list: [], total: 0 },
    beginPreview: { url: 'http://shop.test/preview/abc' },
  });
  const create = await screen.findByRole('button', { name: '新建文章' });
  await waitFor(() => expect(create).toHaveProperty('disabled', false));
  await desk.user.click(create);
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/标题/), '国庆发货');
  await desk.user.click(dialog.getByRole('button', { name: '预览' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('http://shop.test/preview/abc', '_blank', 'noopener'));
  expect(desk.sent('beginPreview')).toEqual([
    {
      viewer: 'visitor',
      'article[categoryId]': '22',
      'article[title]': '国庆发货',
      'article[content]': '',
      'article[sort]': '0',
      'article[isPublished]': '1',
    },
  ]);
});

test('[C045] opens an article with what was saved a second ago', async () => {
  const form = { categoryId: 22, title: '盘点', content: '周六盘点', sort: 0, isPublished: 1 } as const;
  let stored: Schemas['Article'] = { id: 5, version: 'version-1', form };
  const desk = renderDesk('/banners/articles', {
    getOperator: operator('content'),
    listArticleCategories: [{ id: 22, name: '公司新闻' }],
    listArticles: {
      list: [
        {
          id: 5,
          version: 'version-1',
          title: '盘点',
          category: '公司新闻',
          sort: 0,
          views: 9,
          publishedAt: 1_767_225_600,
          status: 'published',
        },
      ],
      total: 1,
    },
    getArticle: () => stored,
    changeArticle: () => {
      stored = { ...stored, version: 'version-2', form: { ...form, content: '周日盘点' } };
      return stored;
    },
  });
  const open = async () => {
    await desk.user.click(await screen.findByRole('button', { name: '盘点' }));
    return within(await screen.findByRole('dialog'));
  };
  await desk.user.click((await open()).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(((await open()).getByLabelText(/正文/) as HTMLTextAreaElement).value).toBe('周日盘点');
});

test('[C045] writes an article, and shows changes by somebody else', async () => {
  const form = { categoryId: 22, title: '盘点', content: '<p>周六盘点</p>', sort: 0, publishedAt: 1_767_225_600 };
  const article: Schemas['Article'] = { id: 5, version: 'version-1', form: { ...form, isPublished: 1 } };
  const current = { ...article, version: 'version-2', form: { ...article.form, title: '月末盘点' } };
  let tries = 0;
  const desk = renderDesk('/banners/articles', {
    getOperator: operator('content'),
    listArticleCategories: [
      { id: 11, name: '新手指南' },
      { id: 22, name: '公司新闻' },
    ],
    listArticles: {
      list: [
        {
          id: 5,
          version: 'version-1',
          title: '盘点',
          category: '公司新闻',
          sort: 0,
          views: 9,
          publishedAt: 1_767_225_600,
          status: 'published',
        },
      ],
      total: 1,
    },
    getArticle: article,
    createArticle: article,
    changeArticle: () => {
      tries += 1;
      return tries === 1 ? new Refused(409, 40904, '刚被他人修改', { data: { current } }) : current;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建文章' }));
  const fresh = within(screen.getByRole('dialog'));
  await desk.user.type(fresh.getByLabelText(/标题/), '会员注册');
  await desk.user.selectOptions(fresh.getByLabelText(/栏目/), '新手指南');
  await desk.user.selectOptions(fresh.getByLabelText(/帮助页面/), '会员注册');
  await desk.user.type(fresh.getByLabelText(/正文/), '先注册');
  await desk.user.click(fresh.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('文章已保存')).toBeDefined();
  expect(desk.sent('createArticle')).toEqual([
    {
      'article[categoryId]': '11',
      'article[title]': '会员注册',
      'article[content]': '先注册',
      'article[url]': '/help/xrzn/hyzc',
      'article[sort]': '0',
      'article[isPublished]': '1',
    },
  ]);
  await desk.user.click(screen.getByRole('button', { name: '盘点' }));
  const dialog = within(await screen.findByRole('dialog'));
  await desk.user.click(dialog.getByRole('checkbox', { name: '公开' }));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findByRole('table', { name: '被修改的内容' })).textContent).toContain('标题盘点月末盘点');
  await desk.user.click(dialog.getByRole('button', { name: '仍按我的保存' }));
  await waitFor(() =>
    expect(desk.sent('changeArticle').at(-1)).toMatchObject({ version: 'version-2', 'article[isPublished]': '0' }),
  );
});

test('a floor has fields for its content, and a banner has none of them', async () => {
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [banner], total: 1 },
    listScopeChoices: { categories: [{ id: 7, name: '感冒用药' }], scopes: [] },
    createBanner: banner,
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建横幅与楼层' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('品类')).toBeNull();
  await desk.user.selectOptions(dialog.getByLabelText('位置'), 'home-floor');
  await dialog.findByRole('option', { name: '感冒用药' });
  await desk.user.selectOptions(dialog.getByLabelText('品类'), '7');
  await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), '感冒');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('横幅与楼层已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'home-floor', 'banner[title]': '感冒', 'banner[categoryId]': '7', 'banner[sort]': '0' },
  ]);
});

test('[C083] nests a nav entry below another, and lists each place on its own', async () => {
  const nav: Schemas['Banner'] = {
    id: 4,
    version: 'v',
    form: { place: 'nav', title: '中药专区', url: '/zyyp', sort: 1 },
  };
  const child: Schemas['Banner'] = { id: 3, version: 'v', form: { ...nav.form, title: '饮片', parentId: 4 } };
  const link: Schemas['Banner'] = { id: 5, version: 'v', form: { place: 'link', title: '药监局', sort: 1 } };
  const desk = renderDesk('/banners/menus', {
    getOperator: operator('content'),
    listBanners: { list: [banner, child, nav, link], total: 4 },
    createBanner: nav,
  });
  await screen.findByRole('row', { name: /药监局/ });
  expect(screen.queryByRole('row', { name: /年货节/ })).toBeNull();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    expect.any(String),
    '中药专区',
    '└ 饮片',
    expect.stringContaining('药监局'),
  ]);
  await desk.user.selectOptions(screen.getByLabelText('按位置筛选'), 'nav');
  expect(screen.queryByRole('row', { name: /药监局/ })).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '新建导航与链接' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称/), '参茸贵细');
  await desk.user.type(dialog.getByLabelText(/^链接/), '/zyyp?category_id=2');
  await desk.user.selectOptions(dialog.getByLabelText(/上级导航/), '中药专区');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('导航与链接已保存')).toBeDefined();
  expect(desk.sent('createBanner')).toEqual([
    {
      'banner[place]': 'nav',
      'banner[title]': '参茸贵细',
      'banner[url]': '/zyyp?category_id=2',
      'banner[sort]': '0',
      'banner[parentId]': '4',
    },
  ]);
});

test('[S4][C071] the banner dialog needs its activity, a controlled supplier its maker and advertisements', async () => {
  const ad: Schemas['Banner'] = { id: 8, version: 'v', form: { place: 'controlled', title: '谯陵药材', sort: 1 } };
  const desk = renderDesk('/banners', {
    getOperator: operator('content'),
    listBanners: { list: [ad], total: 1 },
    listActivities: {
      list: [
        {
          id: 12,
          kind: 'full_reduction',
          title: '满300减20',
          status: 'running',
          startsAt: 1_767_225_600,
          endsAt: 1_769_225_600,
          hasScope: 0,
          goodsCount: 2,
        },
      ],
      total: 1,
    },
    createBanner: ad,
  });
  const create = async (place: string, title: string, fill: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await desk.user.click(await screen.findByRole('button', { name: '新建横幅与楼层' }));
    const dialog = within(screen.getByRole('dialog'));
    await desk.user.selectOptions(dialog.getByLabelText('位置'), place);
    await desk.user.type(dialog.getByLabelText(/^标题|\*标题/), title);
    await fill(dialog);
    await desk.user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await create('popup', '年货节', async (dialog) => {
    await dialog.findByRole('option', { name: '满300减20' });
    await desk.user.selectOptions(dialog.getByLabelText('活动'), '12');
  });
  await create('supplier', '谯陵', async (dialog) => {
    await desk.user.type(dialog.getByLabelText(/厂家/), '谯陵药材饮片有限公司');
    await desk.user.click(dialog.getByRole('checkbox', { name: '谯陵药材' }));
  });
  expect(desk.sent('createBanner')).toEqual([
    { 'banner[place]': 'popup', 'banner[title]': '年货节', 'banner[sort]': '0', 'banner[activityId]': '12' },
    {
      'banner[place]': 'supplier',
      'banner[title]': '谯陵',
      'banner[sort]': '0',
      'banner[maker]': '谯陵药材饮片有限公司',
      'banner[adIds][0]': '8',
    },
  ]);
});

const category = (id: number, name: string, parentId?: number): Schemas['MenuCategory'] => ({
  id,
  version: 'v',
  name,
  depth: parentId ? 1 : 0,
  goods: id * 10,
  form: { name, ...(parentId ? { parentId } : {}), mode: 'normal', sort: id, isHidden: 0 },
});

test('[C083] sets a category’s zone, and renames and moves one', async () => {
  const desk = renderDesk('/banners/categories', {
    getOperator: operator('content'),
    listCategories: { list: [category(1, '中药饮片'), category(2, '补虚', 1)], total: 2 },
    changeCategory: category(1, '中药饮片'),
  });
  await desk.user.click(await screen.findByRole('button', { name: '中药饮片' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('菜单'), 'zy');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('分类已保存')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '└ 补虚' }));
  const second = within(screen.getByRole('dialog'));
  await desk.user.type(second.getByLabelText(/名称/), '药');
  await desk.user.selectOptions(second.getByLabelText('上级'), '');
  await desk.user.click(second.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const own = { version: 'v', 'category[mode]': 'normal', 'category[isHidden]': '0' };
  expect(desk.sent('changeCategory')).toEqual([
    { ...own, 'category[name]': '中药饮片', 'category[mode]': 'zy', 'category[sort]': '1' },
    { ...own, 'category[name]': '补虚药', 'category[sort]': '2' },
  ]);
});

test('[C083] finds a category among many, and merges it into another', async () => {
  const many = Array.from({ length: 99 }, (_, at) => category(at + 10, `分类${at}`));
  const desk = renderDesk('/banners/categories?search=化学药', {
    getOperator: operator('content'),
    listCategories: {
      list: [category(1, '化学药'), category(2, '抗生素', 1), category(3, '化学药品'), ...many],
      total: 102,
    },
    mergeCategory: category(3, '化学药品'),
    removeCategory: new Refused(409, 40904, '分类里还有商品'),
  });
  await screen.findByRole('button', { name: '化学药' });
  expect(screen.getAllByRole('row').length).toBe(4);
  expect(screen.getByText(/可能是同一分类/).textContent).toMatch(/^化学药（10 种）与化学药品（30 种）/);
  const row = within(screen.getByRole('row', { name: /抗生素/ }));
  expect(row.getByText('20')).toBeDefined();
  await desk.user.click(row.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('分类里还有商品')).toBeDefined();
  await desk.user.click(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('button', { name: '合并' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '合并' }));
  expect(desk.sent('mergeCategory')).toEqual([]);
  expect(dialog.queryByRole('option', { name: '化学药' })).toBeNull();
  await desk.user.selectOptions(dialog.getByLabelText(/合并到/), '化学药品');
  await desk.user.click(dialog.getByRole('button', { name: '合并' }));
  expect(await screen.findByText('化学药已合并到化学药品')).toBeDefined();
  expect(desk.sent('mergeCategory')).toEqual([{ intoId: '3' }]);
});

test('merges a maker’s names by a proposal, renames and hides one, and gives it a brand', async () => {
  const maker = (name: string, more: Partial<Schemas['Maker']> = {}): Schemas['Maker'] => ({
    name,
    goods: 3,
    listed: 2,
    isHidden: 0,
    brands: [],
    formerNames: [],
    ...more,
  });
  const [short, long] = ['华北制药', '华北制药股份有限公司'];
  const desk = renderDesk('/banners/makers', {
    getOperator: operator('content'),
    listMakers: {
      list: [maker(long, { formerNames: ['华药'], brands: ['华北'] }), maker(short)],
      total: 2,
      twins: [{ name: short, goods: 3, into: long, intoGoods: 3 }],
    },
    mergeMakers: { maker: maker(long, { goods: 6 }), twins: 2 },
    renameMaker: { maker: maker('华北制药厂'), twins: 0 },
    hideMaker: maker(long, { isHidden: 1 }),
    createBrand: { id: 1, version: '01234567', form: { name: '华药', maker: short, sort: 0 } },
  });
  const notice = (await screen.findByText(/可能是同一厂家/)).parentElement ?? document.body;
  expect(screen.getByText('曾用名 华药')).toBeDefined();
  const press = async (where: HTMLElement, label: string, confirm: string, typed: [RegExp, string] | null = null) => {
    await desk.user.click(within(where).getByRole('button', { name: label }));
    const dialog = within(screen.getByRole('dialog'));
    if (typed) {
      await desk.user.clear(dialog.getByLabelText(typed[0]));
      await desk.user.type(dialog.getByLabelText(typed[0]), typed[1]);
    }
    await desk.user.click(dialog.getByRole('button', { name: confirm }));
  };
  await press(notice, '合并', '合并');
  expect(await screen.findByText(`${short}已合并到${long}；有 2 种商品重复，请下架其一`)).toBeDefined();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await press(row(/^华北制药 /), '改名', '保存', [/新名称/, '华北制药厂']);
  expect(await screen.findByText('厂家已改名')).toBeDefined();
  await press(row(/华药/), '隐藏', '隐藏');
  expect(await screen.findByText('厂家已隐藏')).toBeDefined();
  expect(within(row(/华药/)).queryByRole('button', { name: '建品牌' })).toBeNull();
  await press(row(/^华北制药 /), '建品牌', '创建', [/^品牌$|品牌(?!页|故事)/, '华药']);
  expect(await screen.findByText('品牌已创建')).toBeDefined();
  expect(desk.sent('mergeMakers')).toEqual([{ name: short, into: long }]);
  expect(desk.sent('renameMaker')).toEqual([{ name: short, newName: '华北制药厂' }]);
  expect(desk.sent('hideMaker')).toEqual([{ name: long, isHidden: '1' }]);
  expect(desk.sent('createBrand')).toEqual([{ 'brand[name]': '华药', 'brand[maker]': short, 'brand[sort]': '0' }]);
});

import type { Locator, Page } from '@playwright/test';
import type { Buyer } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { phone } from '../playwright.config.ts';
import { Header } from '../screens/header.ts';

/** The lines on paper, with the initials to type; a quantity if it is not the usual one. */
const onPaper: readonly (readonly [typed: string, name: string, quantity?: string])[] = [
  ['qjdhw', '杞菊地黄丸'],
  ['zbdhw', '知柏地黄丸'],
  ['mmdhw', '明目地黄丸'],
  ['mwdhw', '麦味地黄丸'],
  ['jgsqw', '金匮肾气丸'],
  ['gfdhw', '桂附地黄丸'],
  ['gpw', '归脾丸', '20'],
  ['bzyqw', '补中益气丸'],
  ['rsjpw', '人参健脾丸'],
  ['bzkl', '八珍颗粒'],
  ['bzymw', '八珍益母丸'],
  ['sqdbw', '十全大补丸'],
  ['smy', '生脉饮', '20'],
  ['rsgpw', '人参归脾丸'],
  ['zgw', '左归丸', '20'],
  ['ygw', '右归丸', '20'],
  ['wzyzw', '五子衍宗丸'],
  ['ljj', '鹿角胶'],
  ['gjj', '龟甲胶'],
  ['yqjdp', '银翘解毒片'],
  ['blgkl', '板蓝根颗粒'],
  ['qklkl', '清开灵颗粒'],
  ['cxlp', '穿心莲片'],
  ['nhjdp', '牛黄解毒片'],
  ['shp', '三黄片'],
  ['hlsqp', '黄连上清片'],
  ['hlsqw', '黄连上清丸'],
  ['pdlxyp', '蒲地蓝消炎片'],
  ['lqkfy', '蓝芩口服液'],
  ['xsjkl', '夏桑菊颗粒'],
  ['qjdhw', '杞菊地黄丸'],
  ['jyhl', '金银花露'],
  ['shlkfy', '双黄连口服液'],
];

const rowsOf = (page: Page): Locator => page.getByRole('grid', { name: '直接订购' }).getByRole('row');

/** The place of the first goods of this name that can be bought; -1 where there is none. */
async function placeOf(page: Page, name: string): Promise<number> {
  await expect(rowsOf(page).filter({ hasText: name }).first()).toBeVisible();
  return rowsOf(page).evaluateAll(
    (rows, wanted) =>
      rows.findIndex((row) => row.textContent?.includes(wanted) && row.querySelector('td:last-child > button:enabled')),
    name,
  );
}

for (const [name, wantedLines] of [
  ['eight', 8],
  ['@walk thirty', 30],
] as const) {
  test(`[S5][C225] ${name} lines of paper are ordered in the search field, in nine keys a line`, async ({
    page,
    buyer,
  }) => {
    await buyer.enter('pharmacy');
    await page.goto('/');
    const { search } = new Header(page);
    await search.click();
    let keys = 0;
    let lines = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    for (const [typed, goods, quantity] of onPaper) {
      if (lines === wantedLines) break;
      const keysBefore = keys;
      for (const letter of typed) await press(letter);
      const place = await placeOf(page, goods);
      if (place === -1) {
        // Nothing of it can be bought today: that line is crossed out on the paper.
        await search.selectText();
        keys = keysBefore;
        continue;
      }
      for (let down = 0; down <= place; down += 1) await press('ArrowDown');
      if (quantity) {
        await press('ArrowRight');
        for (const figure of quantity) await press(figure);
      }
      const added = page.waitForResponse((response) => response.url().endsWith('/api/cart') && response.ok());
      await press('Enter');
      await added;
      await expect(search).toBeFocused();
      lines += 1;
    }
    expect(lines).toBe(wantedLines);
    expect(keys / lines).toBeLessThanOrEqual(9);
    await expect.poll(async () => linesInCart(buyer)).toBeGreaterThanOrEqual(wantedLines - 1);
  });
}

const linesInCart = async (buyer: Buyer) => (await buyer.cart()).lines.length;

for (const width of [1440, 1200, 1024])
  test(`[S5] names, buttons and messages have room in the suggestions at ${width} px`, async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await new Header(page).search.pressSequentially('qjdhw');
    const row = rowsOf(page).filter({ hasText: '杞菊地黄丸' }).first();
    const name = await row.getByText('杞菊地黄丸', { exact: true }).boundingBox();
    expect(name?.width).toBeGreaterThan(60);
    const panel = await row.boundingBox();
    const button = row.getByRole('button', { name: /^加入 / });
    const box = await button.boundingBox();
    const rightOf = (one: typeof box) => (one?.x ?? 0) + (one?.width ?? 0);
    expect(rightOf(box)).toBeLessThanOrEqual(rightOf(panel));
    await button.click();
    const message = await page.getByText('已加入购物车').boundingBox();
    expect(message?.x, 'next to the rows').toBeGreaterThan(rightOf(panel));
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('[S5][X3] the suggestions are as wide as the screen, with the price per piece', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    await page.goto('/');
    await new Header(page).search.pressSequentially('qjdhw');
    await expect(rowsOf(page).first()).toBeVisible();
    expect((await rowsOf(page).first().boundingBox())?.width).toBe(390);
    await expect(rowsOf(page).first()).toContainText(/¥[\d.]+\/[丸粒片]/);
    // Nobody orders a medicine whose name has no room.
    const name = await rowsOf(page).getByText('杞菊地黄丸', { exact: true }).first().boundingBox();
    expect(name?.width).toBeGreaterThan(60);
  });

  for (const [name, wantedLines] of [
    ['three', 3],
    ['@walk thirty', 30],
  ] as const) {
    test(`[S5][C225] ${name} lines are ordered by touch, in four taps a line at most besides the initials`, async ({
      page,
      buyer,
    }) => {
      await buyer.enter('pharmacy');
      await page.goto('/');
      const { search } = new Header(page);
      const wanted = wantedLines === 3 ? onPaper.slice(5) : onPaper;
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      let lines = 0;
      const tapsOfLines: number[] = [];
      for (const [typed, goods, quantity] of wanted) {
        if (lines === wantedLines) break;
        taps = 0;
        // The input of the previous line is selected.
        if (!(await search.evaluate((field) => field === document.activeElement))) await tap(search);
        await page.keyboard.type(typed);
        const place = await placeOf(page, goods);
        if (place === -1) {
          await tap(page.getByRole('button', { name: '清空搜索词' }));
        } else {
          const row = rowsOf(page).nth(place);
          if (quantity) {
            await tap(row.getByRole('spinbutton'));
            await page.keyboard.type(quantity);
          }
          const added = page.waitForResponse((response) => response.url().endsWith('/api/cart') && response.ok());
          await tap(row.getByRole('button', { name: /^加入 / }));
          await added;
          lines += 1;
        }
        tapsOfLines.push(taps);
      }
      expect(lines).toBe(wantedLines);
      expect(Math.max(...tapsOfLines)).toBeLessThanOrEqual(4);
      await expect.poll(async () => linesInCart(buyer)).toBeGreaterThanOrEqual(wantedLines - 1);
    });
  }
});

test('[K2][X1] another strength is said, and never taken by itself, though it was chosen before', async ({
  page,
  buyer,
}) => {
  await buyer.enter('clinic');
  await page.goto('/');
  await new Header(page).search.fill('银翘解毒胶囊 0.5g');
  await expect(page.getByText('暂无 0.5g 规格，现有 0.4g')).toBeVisible();

  const row = page.getByRole('article', { name: '第 1 行' });
  const bring = async () => {
    await page.goto('/kjcg?tab=list');
    await page.getByRole('textbox', { name: '采购清单' }).fill('银翘解毒胶囊 0.5g×24粒 3盒');
    await page.getByRole('button', { name: '识别清单' }).click();
    await expect(row.getByText(/规格不同：清单 0.5g.*商品 0.4g/).filter({ visible: true })).toBeVisible();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
  };
  await bring();
  const choice = row.getByRole('combobox');
  const remembered = page.waitForResponse((response) => response.url().endsWith('/purchase_list/choice'));
  await choice.selectOption((await choice.locator('option').nth(1).getAttribute('value')) ?? '');
  expect((await remembered).ok()).toBe(true);
  await page.getByRole('button', { name: '重新导入' }).click();
  await page.getByRole('button', { name: '放弃并重新导入' }).click();
  await bring();
  await expect(choice.locator('option').nth(1)).toContainText('上次选的；规格不同');
});

test('[S16] an empty search proposes a demand with its words @mobile', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/');
  await new Header(page).searchFor('天外飞仙驻颜散');
  await expect(page.getByText('没有找到与“天外飞仙驻颜散”相关的商品')).toBeVisible();
  await expect(page.getByText('拆成几个词分别查找')).toBeVisible();
  await expect(page.getByRole('heading', { name: '常买的商品' })).toBeVisible();
  await page.getByRole('link', { name: '登记求购' }).click();
  await expect(page.getByRole('textbox', { name: '品名' })).toHaveValue('天外飞仙驻颜散');
});

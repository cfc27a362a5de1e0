import type { Goods } from '@yaoji/api-client/wire';
import { expect, test } from '../harness/test.ts';
import { cardOf, quantityOf, setQuantity } from '../screens/goods.ts';

test('[S14] cards are 230 px wide, five in a row, their pictures 230 px high; four in a window of 1000 px @walk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/list');
  const cards = page.getByRole('article');
  await expect(cards.nth(5)).toBeVisible();
  const boxes = () =>
    cards.evaluateAll((all) =>
      all
        .slice(0, 6)
        .map((card) => card.getBoundingClientRect())
        .map(({ y, width }) => ({ y, width })),
    );
  const inFirstRow = async () => {
    const [first, ...others] = await boxes();
    return 1 + others.filter(({ y }) => y === first?.y).length;
  };
  expect((await boxes())[0]?.width).toBe(230);
  expect(await inFirstRow()).toBe(5);
  const first = cards.first();
  // Away from where the thumbnails come up, of which a pointer would choose one.
  await first.hover({ position: { x: 20, y: 20 } });
  const thumbs = first.getByRole('group', { name: /图片$/ }).getByRole('button');
  await expect(thumbs).toHaveCount(5);
  const picture = first.getByRole('img').first();
  const before = await picture.getAttribute('src');
  await thumbs.nth(2).hover();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  expect(await picture.evaluate((image) => image.closest('a')?.parentElement?.clientHeight)).toBe(230);

  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(inFirstRow).toBe(4);
});

test('[D3][R048] 加购商品 puts goods and the swap goods that they unlock into the cart together @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const isSwap = ({ isBuyable, activities, buyLabel, purchaseCap, stock, packStep }: Goods) =>
    isBuyable &&
    buyLabel === null &&
    activities.some(({ kind }) => kind === 'swap') &&
    Number(purchaseCap) === 0 &&
    Number(stock) >= Number(packStep) * 40;
  const found = await buyer.findGoods({ tags: ['换购'], inStock: true }, isSwap);
  const goods = found.find(({ name }) => found.filter((other) => other.name.includes(name)).length === 1);
  if (!goods) throw new Error('no goods count for a swap activity');
  await page.goto(`/search?keywords=${encodeURIComponent(goods.name)}&tags=${encodeURIComponent('换购')}`);
  await cardOf(page, goods.name)
    .getByRole('button', { name: /^加购商品/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '加购商品' });
  const offer = dialog.getByRole('checkbox', { name: /^换购 / }).first();
  await expect(offer).toBeDisabled();
  const packs = Math.ceil(260 / (Number(goods.price) * Number(goods.packStep)));
  await setQuantity(dialog, String(packs * Number(goods.packStep)));
  await offer.check();
  const quantity = await quantityOf(dialog).inputValue();
  await dialog.getByRole('button', { name: '加入购物车（含换购 1 种）' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: '通知' })).toContainText('购物车');
  const { lines } = await buyer.cart();
  expect(lines.find(({ goodsId, addedKind }) => goodsId === goods.id && addedKind !== 'swap')?.quantity).toBe(quantity);
  expect(lines.find(({ addedKind }) => addedKind === 'swap')).toMatchObject({ priceKind: 'swap', isSelected: true });
});

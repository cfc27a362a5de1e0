import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { setQuantity } from '../screens/goods.ts';

const reductionIn = ({ reductions }: { reductions: readonly { code: string; amount: string }[] }) =>
  reductions.find(({ code }) => code === 'full_reduction')?.amount;

test('[L4][D1][D6] more units reach a tier, and cart, checkout and order take the same off', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const candidates = await buyer.findGoods(
    { inStock: true, marks: ['full_reduction'] },
    (one) => one.isBuyable && one.kind === 'ordinary' && Number(one.stock) > 500 && Number(one.purchaseCap) === 0,
  );
  const goods = candidates.at(0);
  if (!goods) throw new Error('the demonstration data has no goods of a full reduction');
  await buyer.addToCart(goods, goods.packStep);

  const checkout = new Checkout(page);
  await checkout.openCart();
  const line = page.getByRole('group', { name: goods.name });
  const group = page.getByRole('region').filter({ has: line }).first();
  await expect(group).toContainText('再买');
  const { rules } = await buyer.cart();
  const tier = rules.tierRules.find(({ kind }) => kind === 'full_reduction')?.tiers.at(-1);
  expect(tier, 'the cart tells the tiers').toBeDefined();

  const packs = Math.ceil(Number(tier?.amount) / Number(goods.price) / Number(goods.packStep));
  await setQuantity(line, String((packs + 1) * Number(goods.packStep)));
  await expect(group).toContainText('已满');

  // The page shows the result of the change before the server has stored it.
  await expect.poll(async () => reductionIn((await buyer.cart()).totals)).toBeDefined();
  const reduction = reductionIn((await buyer.cart()).totals);
  await checkout.toCheck();
  await expect(
    page
      .getByText(`-¥${reduction}`)
      .or(page.getByText(`−¥${reduction}`))
      .first(),
  ).toBeVisible();
  const order = await buyer.order(await checkout.submit());
  expect(reductionIn(order.amounts)).toBe(reduction);
  const shares = order.lines.reduce((sum, { paid }) => sum + Math.round(Number(paid) * 100), 0);
  expect((shares / 100 + Number(order.amounts.shippingFee)).toFixed(2)).toBe(order.amounts.total);
});

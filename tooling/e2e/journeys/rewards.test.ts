import { isPlain } from '../harness/buyer.ts';
import { expect, test } from '../harness/test.ts';
import { Checkout } from '../screens/checkout.ts';
import { arriveAt } from '../screens/place.ts';

// Coupons, points and chances are used up here.
test.use({ shopName: 'changed' });

/** The part of C030 used here. */
type SeckillAnswer = { data: { rounds: { id: number; status: 0 | 1 }[] } };

test('[R009][R046][C185][C186] points are exchanged, and the exchange is in the order centre @mobile', async ({
  page,
  buyer,
}) => {
  await buyer.enter('pharmacy');
  const before = await buyer.wallet();
  await page.goto('/jfsc');
  await page.getByRole('button', { name: '立即兑换 医用棉签 10包装' }).click();
  const dialog = page.getByRole('dialog', { name: '兑换确认' });
  await dialog.getByRole('spinbutton', { name: '兑换数量' }).fill('2');
  await dialog.getByRole('spinbutton', { name: '兑换数量' }).press('Enter');
  await expect(dialog).toContainText('需 600 积分');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByText('兑换成功')).toBeVisible();
  expect((await buyer.wallet()).points).toBe(before.points - 600);
  await page.getByRole('link', { name: '兑换记录', exact: true }).click();
  await arriveAt(page, 'points_orders');
  await expect(page.getByText('医用棉签 10包装').first()).toBeVisible();
  await expect(page.getByText('待发货').first()).toBeVisible();
});

test('[R013][C047][D1] a combination is bought whole at its price @mobile', async ({ page, buyer }) => {
  await buyer.enter('pharmacy');
  await page.goto('/zhzq');
  const set = page.getByRole('article', { name: '家庭消毒组合' });
  const price = (await set.textContent())?.match(/组合价\s*¥([\d,]+\.\d\d)/)?.[1]?.replace(',', '');
  await set.getByRole('button', { name: '整套加入购物车' }).click();
  await expect.poll(async () => (await buyer.cart()).lines.length).toBe(3);
  const cart = await buyer.cart();
  expect(cart.lines.every(({ kind }) => kind === 'combination')).toBe(true);

  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const order = await buyer.order(await checkout.submit());
  expect(order.amounts.goods).toBe(price);
  await checkout.payFromBalance();
  await checkout.expectPaid();
});

test('[D4] seckill goods are bought at their round’s price, and the round shows it', async ({ page, buyer, desk }) => {
  await buyer.enter('pharmacy');
  const seckill = (await (await page.request.get('/api/index/spike')).json()) as SeckillAnswer;
  const round = seckill.data.rounds.at(0);
  if (!round) throw new Error('there is no round of seckill');
  if (round.status === 0) {
    const params = { id: round.id };
    const { version, form } = await desk('getActivity', { params });
    const activity = { ...form, startsAt: Math.floor(Date.now() / 1000) };
    await desk('changeActivity', { params, body: { version, activity } });
  }
  const found = await buyer.findGoods(
    { inStock: true, tags: ['秒'] },
    ({ kind, isBuyable, special }) => kind === 'seckill' && isBuyable && special !== null,
  );
  const goods = found.at(0);
  if (!goods?.special) throw new Error('no round of seckill runs');
  await page.goto(`/list/info/${goods.id}`);
  await page
    .getByRole('button', { name: /立即秒杀|加入购物车/ })
    .first()
    .click();
  await expect.poll(async () => (await buyer.cart()).lines.map(({ kind }) => kind)).toEqual(['seckill']);
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const order = await buyer.order(await checkout.submit());
  expect(Number(order.lines[0]?.unitPrice)).toBe(Number(goods.special.price));
  expect(order.lines[0]?.kind).toBe('seckill');
  await checkout.payFromBalance();
  await checkout.expectPaid();
  await page.goto(`/yjh/${goods.special.activityId}`);
  await expect(page.getByText(/^已抢 [1-9]\d*%$/)).toBeVisible();
});

test('[R015][R038][C180][D2][O5] a coupon is claimed, used, and comes back when the order is cancelled', async ({
  page,
  buyer,
}) => {
  await buyer.enter('clinic');
  await page.goto('/lqzx?type=general');
  const offer = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '领取', exact: true }) })
    .first();
  const title = (await offer.getByRole('heading').textContent()) ?? '';
  const threshold = Number((await offer.textContent())?.match(/满(\d+)可用/)?.[1] ?? 0);
  await offer.getByRole('button', { name: '领取', exact: true }).click();
  await expect(page.getByText('领取成功')).toBeVisible();

  await page.goto('/yhq');
  const pieces = page.getByRole('article', { name: title });
  await expect(pieces.first()).toBeVisible();
  const held = await pieces.count();

  const [goods] = await buyer.findGoods({ inStock: true, sort: '-price' }, (one) => isPlain(one) && one.withCoupon);
  if (!goods?.price) throw new Error('nothing to buy with a coupon');
  const step = Number(goods.packStep);
  const packs = Math.ceil((threshold + 1) / Number(goods.price) / step);
  await buyer.addToCart(goods, String(packs * step));
  const checkout = new Checkout(page);
  await checkout.openCart();
  await checkout.toCheck();
  const choice = page.getByRole('radio', { name: new RegExp(title) }).first();
  await page.getByRole('button', { name: '更改优惠' }).click();
  await choice.check({ force: true });
  await expect(choice).toBeChecked();
  await expect(checkout.submitButton).toBeEnabled();
  const id = await checkout.submit();
  expect((await buyer.order(id)).amounts.reductions.map(({ code }) => code)).toContain('coupon');
  await page.goto('/yhq');
  await expect(page.getByRole('link', { name: /^未使用 \d+/ })).toBeVisible();
  await expect(pieces).toHaveCount(held - 1);

  await page.goto(`/order/info/${id}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '确定取消' }).click();
  await expect.poll(async () => (await buyer.order(id)).status).toBe('cancelled');
  await page.goto('/yhq');
  await expect(pieces).toHaveCount(held);
});

test('[S4][S6][C004][C005][C007] the banner dialog opens once, and a lucky draw tells its prize and keeps it in the record @mobile @walk', async ({
  page,
  buyer,
  isMobile,
}) => {
  await buyer.enter('newcomer');
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: '满300减20' });
  if (isMobile) await page.getByRole('button', { name: '满300减20', exact: true }).click();
  await expect(banner.getByRole('article').or(banner.getByRole('link')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  const popup = page.getByRole('complementary', { name: '冬季备货抽奖' });
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && /\/api\/draw\/\d+$/.test(one.url()),
  );
  await popup.getByRole('button', { name: '抽奖', exact: true }).click();
  await popup.getByRole('button', { name: '立即抽奖' }).click();
  const { prize_id, name: prize, remarks } = (await (await answer).json()).data;
  const alert = page.getByRole('alertdialog', { name: '温馨提示' });
  if (prize_id > 0) await expect(alert).toContainText(`恭喜您 , 抽中${prize} ( ${remarks} )`);
  else await expect(alert).toContainText(prize);
  await expect(alert.getByText(/恭喜您/)).toHaveCount(prize_id > 0 ? 1 : 0);
  await alert.getByRole('button', { name: '我知道了' }).click();
  await expect(popup).toHaveCount(0);

  await page.goto('/wdqb');
  await page.getByRole('button', { name: '抽奖记录' }).click();
  const dialog = page.getByRole('dialog', { name: '幸运抽奖' });
  await expect(dialog).toContainText(prize);
  await expect(dialog.getByRole('button', { name: '暂无机会' })).toBeVisible();
  const asked = page.waitForResponse(/\/api\/draw\/simple/);
  await page.goto('/');
  await asked;
  await expect(popup).toHaveCount(0);
  await expect(banner).toHaveCount(0);
});

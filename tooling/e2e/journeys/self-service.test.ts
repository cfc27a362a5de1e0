import { expect, test } from '../harness/test.ts';
import { arriveAt } from '../screens/place.ts';

const picture = {
  name: 'box.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('[R087][R088][R089][C053][C195][C160][C161] a request is answered, and the message leads to the answer @mobile', async ({
  page,
  buyer,
  desk,
}) => {
  await buyer.enter('pharmacy');
  await page.goto('/pzqg');
  await page.getByRole('link', { name: '新增品种求购' }).click();
  await arriveAt(page, 'demand_add');
  await page.getByRole('textbox', { name: /品名/ }).fill('清宫寿桃丸');
  await page.getByRole('textbox', { name: /数量/ }).fill('３６');
  await page.getByRole('textbox', { name: /单位/ }).fill('盒');
  await page.getByLabel(/图片/).setInputFiles(picture);
  await expect(page.getByRole('img', { name: '图片 1' })).toBeVisible();
  // The input survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /品名/ })).toHaveValue('清宫寿桃丸');
  await expect(page.getByRole('img', { name: '图片 1' })).toBeVisible();
  await page.getByRole('button', { name: '提交求购' }).click();
  await arriveAt(page, 'demand_info');
  await expect(page.getByText(/采购员正在处理/)).toBeVisible();

  const [goods] = await buyer.findGoods({ inStock: true });
  const waiting = await desk('listWaiting', { params: { kind: 'demands' } });
  const id = waiting.find(({ title }) => title === '清宫寿桃丸')?.id ?? 0;
  await desk('answerDemand', { params: { id }, body: { text: '同类品种已到货', goodsId: goods?.id ?? 0 } });

  await page.goto('/wdxx');
  await page.getByRole('link', { name: /未读.*求购已回复.*清宫寿桃丸/ }).click();
  await arriveAt(page, 'demand_info');
  const answer = page.getByRole('region', { name: '回复' });
  await expect(answer).toContainText('同类品种已到货');
  await answer.getByRole('link', { name: '查看商品' }).click();
  expect((await arriveAt(page, 'list_info')).id).toBe(String(goods?.id));
  await page.goto('/wdxx');
  await expect(page.getByRole('link', { name: /求购已回复.*清宫寿桃丸/ })).not.toHaveText(/未读/);
});

test.describe('feedback about an order of somebody else', () => {
  test.use({ refusals: [422] });

  test('[R092][C052][C171][P8] is refused at its field and arrives without it @mobile', async ({
    page,
    buyer,
    desk,
  }) => {
    await buyer.enter('pharmacy');
    await page.goto('/yjfk');
    await page.getByRole('radio', { name: '商品问题' }).check({ force: true });
    await page.getByRole('textbox', { name: '内容', exact: true }).fill('外箱受潮，两盒变形');
    const order = page.getByRole('textbox', { name: /订单号/ });
    await order.fill('000000000000000');
    await page.getByLabel(/图片/).setInputFiles(picture);
    await expect(page.getByRole('img', { name: '图片 1' })).toBeVisible();
    await page.getByRole('button', { name: '提交' }).click();
    await expect(order).toHaveAccessibleDescription(/没有这个订单号/);
    await order.fill('');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('提交成功')).toBeVisible();
    const waiting = await desk('listWaiting', { params: { kind: 'feedback' } });
    expect(waiting.map(({ text }) => text)).toContain('外箱受潮，两盒变形');
  });
});

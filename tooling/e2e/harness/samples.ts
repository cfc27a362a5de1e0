import type { Page } from '@playwright/test';
import type { Buyer } from './buyer.ts';
import type { Samples } from './route-walk.ts';

/** Existing ids of this shop for the addresses of its routes. */
export async function samplesOf(page: Page, buyer: Buyer, hasOrders = false): Promise<Samples> {
  const [goods] = await buyer.findGoods({ inStock: true });
  const controlled = await (await page.request.get('/api/focus/new_kxzq')).json();
  const news = await (await page.request.get('/api/article?category_id=3')).json();
  if (!goods) throw new Error('nothing to show');
  return {
    goodsId: goods.id,
    articleId: news.data.list[0].id,
    supplier: controlled.data.suppliers[0].url.split('/')[3],
    orderId: hasOrders ? (await buyer.orders()).list[0]?.id : undefined,
  };
}

import { createApiClient, operations } from '@yaoji/api-client';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { renderToString } from 'react-dom/server';
import { GoodsPage } from '../web/goods-page';

/** Fills the built page with HTML to show before scripts run, and the products that the script hydrates. */
export async function render(template: string, baseUrl: string): Promise<string> {
  const api = createApiClient({ baseUrl });
  const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
  if (!listed.ok) throw listed.error;
  const { list } = listed.data;
  return template
    .replace('<!--page-->', () => renderToString(<GoodsPage goods={list} />))
    .replace('["goods"]', () => JSON.stringify(list).replaceAll('<', '\\u003c'));
}

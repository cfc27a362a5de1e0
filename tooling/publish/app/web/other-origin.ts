import { createApiClient, operations, withToken } from '@yaoji/api-client';
import { goodsView } from '@yaoji/api-client/view';
import { goodsListingCodec } from '@yaoji/api-client/wire';

// #api=<origin of the shop>&token=<…>; without a token it logs in.
const settings = new URLSearchParams(location.hash.slice(1));
const token = settings.get('token');
const api = createApiClient({ baseUrl: settings.get('api') ?? '', ...(token ? { fetch: withToken(token) } : {}) });

const show = (text: string) => document.querySelector('output')?.append(`${text}\n`);
if (!token) {
  const login = await api.call(operations.login, { body: { username: 'pharmacy', password: 'yaoji2026' } });
  show(`login ${login.ok ? 'ok' : login.error.kind}`);
}
const cart = await api.call(operations.getCartTotal);
show(`cart ${cart.ok ? 'ok' : cart.error.kind}`);
const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
const picture = new Image();
picture.onload = () => show('picture ok');
picture.onerror = () => show('picture refused');
const options = { goodsHref: () => '', formatMoney: (amount: string) => amount, baseUrl: settings.get('api') ?? '' };
const [goods] = listed.ok ? listed.data.list : [];
if (goods) picture.src = goodsView(goods, options).pictures[0]?.thumb ?? '';
if (!listed.ok) show(`goods ${listed.error.kind}`);

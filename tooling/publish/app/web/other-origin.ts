import { createApiClient, operations, withToken } from '@yaoji/api-client';
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
if (listed.ok)
  picture.src = new URL(listed.data.list[0]?.pictures[0]?.thumbnail ?? '', settings.get('api') || location.href).href;
else show(`goods ${listed.error.kind}`);

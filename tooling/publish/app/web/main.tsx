import '@yaoji/ui/styles.css';
import './plum-theme.css';
import { createApiClient, operations } from '@yaoji/api-client';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { documentTitle } from '@yaoji/routes';
import { createRoot } from 'react-dom/client';
import { GoodsPage } from './goods-page';

document.title = documentTitle('list_index', '外店');
const root = createRoot(document.getElementById('root') ?? document.body);

const api = createApiClient({ baseUrl: '' });
const outcome = await api.call(operations.listGoods, { query: { keywords: '六味' } }, { read: goodsListingCodec.read });
root.render(outcome.ok ? <GoodsPage goods={outcome.data.list} /> : <p>{outcome.error.message}</p>);

import '@yaoji/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { GoodsPage } from '../web/goods-page';

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
hydrateRoot(document.getElementById('root') ?? document.body, <GoodsPage goods={JSON.parse(textOf('goods'))} />);

import { linkStore } from './link-store.ts';
import { downloadStoreMonths, listStores } from './list-stores.ts';
import { confirmStore, listStoreLinks } from './store-links.ts';
import { switchStore } from './switch-store.ts';
import { unlinkStore } from './unlink-store.ts';

export { accountsAbove, officesAbove, storesBelow, suspendLinks } from './store.repository.ts';

export const storeHandlers = {
  confirmStore,
  downloadStoreMonths,
  linkStore,
  listStoreLinks,
  listStores,
  switchStore,
  unlinkStore,
};

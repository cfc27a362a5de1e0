import { linkStore } from './link-store.ts';
import { listStores } from './list-stores.ts';
import { switchStore } from './switch-store.ts';
import { unlinkStore } from './unlink-store.ts';

export const storeHandlers = { linkStore, listStores, switchStore, unlinkStore };

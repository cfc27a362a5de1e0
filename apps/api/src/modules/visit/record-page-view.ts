import type { Handler } from '#operation.ts';
import { insertPageView } from './page-view.repository.ts';

export const recordPageView: Handler<'recordPageView'> = async ({ body }, { db, signedIn, now }) => {
  const { path, title = '', referrer = '' } = body;
  await insertPageView(db, { buyerId: signedIn?.buyerId ?? null, path, title, referrer, createdAt: now });
  return null;
};

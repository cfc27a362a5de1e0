import { rightPanelCodec } from '@yaoji/api-client/wire';
import { readSettings } from '#modules/platform/setting/index.ts';
import type { Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';

export const getRightPanel: Handler<'getRightPanel'> = async (_, { db, now }) => {
  const entries = await entriesOf(db, 'right', now);
  const { site } = await readSettings(db, ['site']);
  return rightPanelCodec.write({
    links: entries.flatMap(({ part, title, url }) => (part === 'link' && url ? [{ name: title, url }] : [])),
    appQr: site.appQr || null,
    notice: entries.find(({ part }) => part === 'notice')?.title ?? '',
  });
};

import { homeFocusCodec } from '@yaoji/api-client/wire';
import { viewingOf } from '#modules/catalogue/goods/index.ts';
import type { Handler } from '#operation.ts';
import { entriesOf } from './focus.repository.ts';
import { imageOf, loadFloors, toBanner } from './load-floors.ts';

export const getHomeFocus: Handler<'getHomeFocus'> = async (_, context) => {
  const { db, now, signedIn } = context;
  const entries = await entriesOf(db, 'home', now);
  const inPart = (part: string) => entries.filter((entry) => entry.part === part);
  const [dialog] = inPart(signedIn ? 'popup' : 'popup_visitor');
  return homeFocusCodec.write({
    banners: inPart('carousel').map(toBanner),
    sideBanners: inPart('side').map(toBanner),
    floors: await loadFloors(db, inPart('floor'), viewingOf(context)),
    dialog: dialog?.content.activityId
      ? { activityId: dialog.content.activityId, title: dialog.title, image: imageOf(dialog) }
      : null,
  });
};

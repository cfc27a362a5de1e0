import { sessionStore } from '#shared/storage/storage.ts';

const place = 'yaoji:draw-closed';

/** Whether the buyer closed the popup of this draw during this visit. */
export const isDrawDismissed = (id: number) => sessionStore.read(place) === String(id);

export const dismissDraw = (id: number) => sessionStore.write(place, String(id));

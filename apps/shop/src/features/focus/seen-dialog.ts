import { localStore } from '#shared/storage/storage.ts';

const place = 'yaoji:banner-dialog';

/** Whether the banner dialog of this activity has shown itself here before. */
export const isDialogSeen = (activityId: number) => localStore.read(place) === String(activityId);

export const rememberDialog = (activityId: number) => localStore.write(place, String(activityId));

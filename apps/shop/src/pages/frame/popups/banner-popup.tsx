import { useQuery } from '@tanstack/react-query';
import type { HomeFocus } from '@yaoji/api-client/wire';
import { ActivityDialog } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { homeFocusQuery } from '#features/focus/focus.queries.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { activityQuery } from '#features/promotion/activity.queries.ts';
import { activityGoodsQuery } from '#features/promotion/activity-goods.queries.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { localStore } from '#shared/storage/storage.ts';

type BannerDialog = NonNullable<HomeFocus['dialog']>;

const place = 'yaoji:banner-dialog';

/** Whether the banner dialog of this activity has shown itself here before. */
const isDialogSeen = (activityId: number) => localStore.read(place) === String(activityId);

const rememberDialog = (activityId: number) => localStore.write(place, String(activityId));

type BannerPopupProps = {
  /** Another popup is open. */
  readonly waits: boolean;
  readonly onChange: (open: boolean) => void;
};

/** The banner dialog of the home page opens once for each activity, while the viewer does nothing else. */
export function BannerPopup({ waits, onChange }: BannerPopupProps) {
  const { data: home } = useQuery(homeFocusQuery());
  const [shown, setShown] = useState<BannerDialog | null>(null);
  const dialog = home?.dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens for a new dialog, not once another popup has closed
  useEffect(() => {
    if (!dialog || waits || isDialogSeen(dialog.activityId) || !isIdle()) return;
    rememberDialog(dialog.activityId);
    setShown(dialog);
    onChange(true);
  }, [dialog]);
  const close = () => {
    setShown(null);
    onChange(false);
  };
  return shown && <BannerDialogOf dialog={shown} onClose={close} />;
}

/** Whoever types, or has a dialog open, is not interrupted: the dialog waits for the next visit of the page. */
const isIdle = () =>
  !document.querySelector('dialog[open]') && (!document.activeElement || document.activeElement === document.body);

/** A banner and the goods of its activity, asked for once per activity (S4). */
function BannerDialogOf({ dialog, onClose }: { dialog: BannerDialog; onClose: () => void }) {
  const loginHref = useLoginHref();
  const detail = useQuery(activityQuery(dialog.activityId));
  const goods = useQuery(activityGoodsQuery(dialog.activityId));
  const activity = detail.data?.activity;
  return (
    <ActivityDialog
      open
      title={dialog.title}
      picture={dialog.image}
      rule={activity?.description}
      href={resolveLink(activity?.url) ?? undefined}
      loading={!goods.data && !goods.isError}
      onRetry={goods.isError ? () => void goods.refetch() : undefined}
      goods={(goods.data?.list ?? []).map((one) => ({ ...toGoodsView(one, loginHref), id: String(one.id) }))}
      onClose={onClose}
    />
  );
}

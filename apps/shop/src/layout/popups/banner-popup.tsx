import { useQuery } from '@tanstack/react-query';
import type { BannerDialog } from '@yaoji/api-client/wire';
import { ActivityDialog, ChevronRightIcon, CloseIcon, IconButton } from '@yaoji/ui';
import { media } from '@yaoji/ui/theme';
import { useEffect, useState } from 'react';
import { activityQuery } from '#features/activity/activity.queries.ts';
import { activityGoodsQuery } from '#features/activity/activity-goods.queries.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { homeBlocksQuery } from '#features/site/site.queries.ts';
import { isPreview } from '#shared/page/is-preview.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { localStore } from '#shared/storage/storage.ts';
import * as css from './banner-popup.css.ts';

const storageKey = 'banner-dialog';

/** Whether this browser has shown the banner dialog of the activity before. */
const isDialogSeen = (activityId: number) => !isPreview() && localStore.read(storageKey) === String(activityId);

const rememberDialog = (activityId: number) => localStore.write(storageKey, String(activityId));

/**
 * The banner dialog to show, once per activity and only to idle viewers; undefined until known. A dialog that the
 * operator adds later waits for the next visit.
 */
export function useBannerDialog() {
  const { data: home, isPending } = useQuery(homeBlocksQuery());
  const [shown, setShown] = useState<BannerDialog | null>();
  if (shown === undefined && !isPending) setShown(dialogToShow(home?.dialog));
  useEffect(() => {
    if (shown) rememberDialog(shown.activityId);
  }, [shown]);
  return { shown, close: () => setShown(null) };
}

const dialogToShow = (dialog: BannerDialog | null | undefined) =>
  dialog && !isDialogSeen(dialog.activityId) && isIdle() ? dialog : null;

/** The viewer is not typing, and no dialog is open. */
const isIdle = () =>
  !document.querySelector('dialog[open]') && (!document.activeElement || document.activeElement === document.body);

/** A banner and the products of its activity, fetched once per activity (S4). */
export function BannerPopup({ dialog, onClose }: BannerPopupProps) {
  // A strip on phones until it is pressed.
  const [isOpen, setOpen] = useState(() => !matchMedia(media.phone).matches);
  if (isOpen) return <GoodsOfBanner dialog={dialog} onClose={onClose} />;
  return (
    <aside aria-label={dialog.title} className={css.strip}>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        <span className={css.title}>{dialog.title}</span>
        <ChevronRightIcon size={16} />
      </button>
      <IconButton label="关闭" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}

type BannerPopupProps = { dialog: BannerDialog; onClose: () => void };

function GoodsOfBanner({ dialog, onClose }: BannerPopupProps) {
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
      goods={(goods.data?.list ?? []).map((one) => ({ ...toGoodsView(one, loginHref), id: one.id }))}
      onClose={onClose}
    />
  );
}

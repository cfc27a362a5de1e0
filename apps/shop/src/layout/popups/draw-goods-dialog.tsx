import { useQuery } from '@tanstack/react-query';
import { ActivityDialog } from '@yaoji/ui';
import { activityGoodsQuery } from '#features/activity/activity-goods.queries.ts';
import { drawActivityQuery, drawAdsQuery } from '#features/draw/draw.queries.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';

type DrawGoodsDialogProps = { drawId: number; onClose: () => void };

/** The banner dialog: a draw's activity and its products, fetched once per activity (S4). */
export function DrawGoodsDialog({ drawId, onClose }: DrawGoodsDialogProps) {
  const loginHref = useLoginHref();
  const { data: ads } = useQuery(drawAdsQuery());
  const detail = useQuery(drawActivityQuery(drawId));
  const activity = detail.data?.activity;
  const goods = useQuery({ ...activityGoodsQuery(activity?.id ?? 0), enabled: activity !== undefined });
  const failed = detail.isError ? detail : goods.isError ? goods : null;
  return (
    <ActivityDialog
      open
      title={activity?.title ?? '活动商品'}
      picture={ads?.[0]?.image ?? activity?.image}
      rule={activity?.description}
      href={resolveLink(activity?.url) ?? undefined}
      loading={!goods.data && !failed}
      onRetry={failed ? () => void failed.refetch() : undefined}
      goods={(goods.data?.list ?? []).map((one) => ({ ...toGoodsView(one, loginHref), id: one.id }))}
      onClose={onClose}
    />
  );
}

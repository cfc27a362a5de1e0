import { useQuery } from '@tanstack/react-query';
import { Link, Notice } from '@yaoji/ui';
import { recallsQuery } from '#features/recall/recall.queries.ts';
import { href } from '#shared/routing/href.ts';

/** Recalls that the buyer has not answered; renders nothing if there are none. */
export function RecallNotice() {
  const { data = [] } = useQuery(recallsQuery());
  const waiting = data.filter(({ isOver, remaining }) => !isOver && remaining === null);
  if (waiting.length === 0) return null;
  return (
    <Notice
      tone="danger"
      title={`您购买的 ${waiting.length} 个批号已召回，请停止销售并反馈`}
      action={<Link href={href('recalls')}>去反馈</Link>}
    >
      {waiting.map(({ name, batchNo }) => `${name} 批号 ${batchNo}`).join('；')}
    </Notice>
  );
}

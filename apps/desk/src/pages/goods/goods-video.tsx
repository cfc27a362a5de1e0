import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { Actions, action } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';

type Form = OperationInput<'changeGoodsVideo'>['body'];

/** The video on the product's page. */
export function GoodsVideo({ id, video }: { id: number; video: string | null }) {
  const change = action(operations.changeGoodsVideo, {
    label: '修改视频',
    actionLabel: '保存',
    source: (video === null ? {} : { video }) as Form,
    fields: [{ name: 'video', hint: '本店的 MP4 或 WebM，如 /films/12.mp4；留空：没有视频' }],
    inputOf: (body) => ({ params: { id }, body }),
    done: '视频已保存',
  });
  return (
    <div className={css.buttons}>
      <span>{video === null ? '没有视频' : `视频 ${video}`}</span>
      <Actions actions={[change]} size="small" />
    </div>
  );
}

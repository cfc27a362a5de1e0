import { operations, type Schemas } from '@yaoji/api-client/desk';
import { action } from '#pages/parts/actions.tsx';

type Ended = Pick<Schemas['Activity'], 'id' | 'status'>;

/** Ends an activity; `onDone` receives the ended one. */
export const endAction = ({ id, status }: Ended, onDone?: (activity: Schemas['ActivityDetail']) => void) =>
  action(operations.endActivity, {
    label: '关闭',
    can: status === 'running' || status === 'planned',
    tone: 'plain',
    title: '关闭活动',
    actionLabel: '关闭活动',
    destructive: true,
    inputOf: () => ({ params: { id } }),
    done: '活动已关闭',
    ...(onDone && { onDone }),
    children: '买家马上看不到活动价；已下的订单不变。之后可以再开放。',
  });

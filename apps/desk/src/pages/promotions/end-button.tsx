import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button, ConfirmDialog, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';

type EndButtonProps = {
  id: number;
  /** Gets the activity as it is since. */
  onEnd?: (activity: Schemas['ActivityDetail']) => void;
};

/** Closes an activity, once that is confirmed. */
export function EndButton({ id, onEnd }: EndButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const write = useWrite(operations.endActivity);
  const end = () =>
    write.mutate(
      { params: { id } },
      {
        onSuccess: (activity) => {
          toast.success('活动已关闭');
          onEnd?.(activity);
        },
        onError: (error) => toast.error(error.message),
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setIsAsking(true)}>
        关闭
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="关闭活动"
        confirmLabel="关闭活动"
        tone="danger"
        onConfirm={end}
        onCancel={() => setIsAsking(false)}
      >
        买家马上看不到活动价；已下的订单不变。之后可以再开放。
      </ConfirmDialog>
    </>
  );
}

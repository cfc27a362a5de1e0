import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';

type EndButtonProps = {
  id: number;
  /** Gets the activity as it is since. */
  onDone?: (activity: Schemas['ActivityDetail']) => void;
};

/** Closes an activity, once that is confirmed. */
export function EndButton({ id, ...rest }: EndButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setIsAsking(true)}>
        关闭
      </Button>
      {isAsking && (
        <WriteDialog
          {...rest}
          title="关闭活动"
          actionLabel="关闭活动"
          destructive
          operation={operations.endActivity}
          input={{ params: { id } }}
          done="活动已关闭"
          onClose={() => setIsAsking(false)}
        >
          {() => '买家马上看不到活动价；已下的订单不变。之后可以再开放。'}
        </WriteDialog>
      )}
    </>
  );
}

import { operations } from '@yaoji/api-client/desk';
import { addDays, chinaDay } from '@yaoji/domain';
import { FormField, TextField } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';

type PlanDialogProps = {
  /** The prices that are to hold from then on. */
  rows: readonly { readonly id: number; readonly price: string }[];
  /** What the prices do. */
  effects: ReactNode;
  onDone: () => void;
  onClose: () => void;
};

/** Lets the prices that were typed begin later. */
export function PlanDialog({ rows, effects, onDone, onClose }: PlanDialogProps) {
  const [at, setAt] = useState(() => `${addDays(chinaDay(new Date()), 1)}T00:00`);
  const startsAt = Date.parse(`${at}:00+08:00`) / 1000;
  return (
    <WriteDialog
      title="定时调价"
      actionLabel="定时生效"
      operation={operations.planPrices}
      input={Number.isFinite(startsAt) ? { body: { startsAt, rows: [...rows] } } : null}
      done={`${rows.length} 件商品将定时调价`}
      onDone={onDone}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <p>{rows.length} 件商品的新单价从这时起生效，之前仍按现价。</p>
          {effects}
          <FormField label="生效时间（北京时间）" error={problems.startsAt?.join('；')} required>
            <TextField type="datetime-local" value={at} onChange={setAt} />
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}

import type { Operation } from '@yaoji/api-client/desk';
import { FieldsDialog } from './fields-form.tsx';

/** Operations that take an id and a reason and nothing else. */
type ReasonOperation = Extract<Operation, { id: 'cancelOrder' | 'rejectTransfer' | 'refuseBuyer' | 'refuseDocument' }>;

type ReasonDialogProps = {
  title: string;
  actionLabel: string;
  /** Who reads the reason, and what follows. */
  hint: string;
  operation: ReasonOperation;
  id: number;
  /** Said once it is done. */
  done: string;
  onClose: () => void;
};

const input = { maxLength: 500, autoFocus: true };

/** Refuses or cancels something and says why. */
export const ReasonDialog = ({ hint, id, ...rest }: ReasonDialogProps) => (
  <FieldsDialog
    {...rest}
    destructive
    fields={[{ name: 'reason', label: '原因', hint, type: 'area', rows: 3, required: true, input }]}
    source={{ reason: '' }}
    inputOf={({ reason }) => ({ params: { id }, body: { reason } })}
  />
);

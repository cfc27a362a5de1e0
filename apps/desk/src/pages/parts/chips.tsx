import { CloseIcon, IconButton, StatusTag } from '@yaoji/ui';
import * as css from './page.css.ts';

type ChipsProps = {
  labels: readonly string[];
  /** Gets the place of the one to take out. */
  onRemove: (index: number) => void;
};

/** What was chosen, each to be taken out again. */
export const Chips = ({ labels, onRemove }: ChipsProps) => (
  <div className={css.chips}>
    {labels.map((label, index) => (
      <StatusTag key={label}>
        {label}
        <IconButton size="small" label={`移除 ${label}`} onClick={() => onRemove(index)}>
          <CloseIcon size={12} />
        </IconButton>
      </StatusTag>
    ))}
  </div>
);

import { assignInlineVars } from '../../theme/assign-vars.ts';
import * as css from './skeleton.css.ts';

export type SkeletonProps = {
  /** CSS width, or px. Default 100%. */
  width?: string | number;
  /** CSS height, or px. Default 14, the height of text without leading. */
  height?: string | number;
  /** `text` adds the leading of a line. Default `block`. */
  shape?: 'block' | 'text' | 'circle';
};

const length = (value: string | number) => (typeof value === 'number' ? `${value}px` : value);

/**
 * A decorative placeholder. Set `aria-busy` on the container.
 *
 * @example <div aria-busy="true"><Skeleton width="60%" /></div>
 */
export function Skeleton({ width = '100%', height = 14, shape = 'block' }: SkeletonProps) {
  return (
    <span
      className={css.shape[shape]}
      aria-hidden="true"
      style={assignInlineVars([
        [css.width, length(width)],
        [css.height, length(height)],
      ])}
    />
  );
}

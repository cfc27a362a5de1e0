import { assignInlineVars } from '../../theme/assign-vars.ts';
import * as css from './skeleton.css.ts';

export type SkeletonProps = {
  /** CSS width, or px. Default 100%. */
  width?: string | number;
  /** CSS height, or px. Default 14 px, the height of a line of text less its leading. */
  height?: string | number;
  /** `text` keeps the leading of a line around it. Default `block`. */
  shape?: 'block' | 'text' | 'circle';
};

const length = (value: string | number) => (typeof value === 'number' ? `${value}px` : value);

/**
 * Decoration: the container says that it loads (`aria-busy`).
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

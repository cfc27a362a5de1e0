import { plain } from '../../theme/part-classes.ts';
import * as css from './state.css.ts';

export type StateDrawing = { soft: string; line: string; accent: string };

/** Not with the other icons: any page may fail, so every page loads it. */
export const errorDrawing: StateDrawing = {
  soft: 'M60 24L98 84H22z',
  line: 'M60 24L98 84H22z',
  accent: 'M60 46v18M60 73h.1',
};

export function StatePicture({ drawing: { soft, line, accent } }: { drawing: StateDrawing }) {
  return (
    <svg
      className={plain}
      width="120"
      height="108"
      viewBox="0 0 120 108"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={css.soft} d={soft} />
      <path className={css.line} d={line} />
      <path className={css.accent} d={accent} />
      <path className={css.line} d="M14 96h92" strokeDasharray="1 6" />
    </svg>
  );
}

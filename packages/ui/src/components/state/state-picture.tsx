import * as css from './state.css.ts';

const drawings = {
  goods: {
    soft: 'M34 42h52v40H34z',
    line: 'M34 42l10-16h52L86 42M34 42h52v40H34zM86 42l10-16v40L86 82M44 62h20M44 69h12',
    accent: 'M60 42V30h12',
  },
  search: {
    soft: 'M58 24a26 26 0 1 0 0 52 26 26 0 0 0 0-52z',
    line: 'M58 24a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM77 69l17 17',
    accent: 'M48 46h20M48 54h12',
  },
  cart: {
    soft: 'M40 36h52l-6 28H46z',
    line: 'M24 24h10l11 46h42M36 36h56l-7 26H43M52 80h.1M80 80h.1',
    accent: 'M54 46h24M56 54h14',
  },
  order: {
    soft: 'M38 22h44v62H38z',
    line: 'M38 22h44v62l-7-5-8 5-7-5-8 5-7-5-7 5z',
    accent: 'M48 38h24M48 48h24M48 58h14',
  },
  error: {
    soft: 'M60 24L98 84H22z',
    line: 'M60 24L98 84H22z',
    accent: 'M60 46v18M60 73h.1',
  },
};

export type StatePictureName = keyof typeof drawings;

export function StatePicture({ name }: { name: StatePictureName }) {
  const { soft, line, accent } = drawings[name];
  return (
    <svg
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

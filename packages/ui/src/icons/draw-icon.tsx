import { plain } from '../theme/part-classes.ts';

export type IconProps = {
  /** Width and height in px. Default 16. */
  size?: number;
  /** Accessible name. Without it the icon is decorative. */
  label?: string;
};

/** A drawing on a 24-unit grid; `solid` fills it with the text colour. */
// @__NO_SIDE_EFFECTS__
export function drawIcon(path: string, solid = false) {
  return function Icon({ size = 16, label }: IconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
      <svg
        className={plain}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    );
  };
}

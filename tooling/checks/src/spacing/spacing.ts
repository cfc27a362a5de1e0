import { judgeLines, type Problem, type Project } from '../project.ts';

const STYLES = /^(apps\/(shop|desk)|packages\/ui)\/.*\.css\.ts$/;
const SPACING = /\b((?:row|column)?[gG]ap|(?:padding|margin|inset)\w*): (-?[\d.]+|'[^']*'|`[^`]*`)/g;

/** Spacing comes from the theme, so that density applies to every part. */
export function spacing(project: Project): Problem[] {
  const files = project.files.filter((file) => STYLES.test(file));
  return judgeLines(project, files, SPACING, ([, property = '', value = '']) =>
    lengthsIn(value).some((px) => px > 1 || (px < -1 && !property.startsWith('inset')))
      ? `writes ${property}: ${value}: use a step of vars.space. Geometry gets a name (arrowPx) or a calc().`
      : undefined,
  );
}

/** In px; empty if a function computes them. */
function lengthsIn(value: string): number[] {
  if (/^[-\d]/.test(value)) return [Number(value)];
  return value.includes('(') ? [] : [...value.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => Number(px));
}

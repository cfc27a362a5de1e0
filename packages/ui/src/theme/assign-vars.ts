import type { CSSProperties } from 'react';

/** Sets custom properties from `createVar` (`var(--name)`) as an inline style. */
export const assignInlineVars = (pairs: readonly (readonly [variable: string, value: string])[]): CSSProperties =>
  Object.fromEntries(pairs.map(([variable, value]) => [variable.slice(4, -1), value]));

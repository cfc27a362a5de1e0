import type { ReactNode } from 'react';
import * as css from './card-foot.css.ts';

/** Figures and actions at the end of a card: to the right, on phones over the full width. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>;

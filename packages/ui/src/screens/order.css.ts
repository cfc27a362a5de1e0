import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const goods = style({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
export const picture = style({ flex: 'none', width: 48, height: 48 });
export const quiet = style({ fontSize: vars.fontSize[12], color: vars.color.inkMuted });

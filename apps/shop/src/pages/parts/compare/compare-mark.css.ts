import { style } from '@vanilla-extract/css';

export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });

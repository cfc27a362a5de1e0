import { style } from '@vanilla-extract/css';

export const tabs = style({ display: 'flex', overflowX: 'auto' });

import { style } from '@vanilla-extract/css';
import { vars, wrappingRow } from '@yaoji/ui/theme';

const { space } = vars;

export const links = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const link = style({ ...wrappingRow, gap: space[2] });
export const linkText = style({ flex: 1, minWidth: 200 });

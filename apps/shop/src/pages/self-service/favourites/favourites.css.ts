import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const batch = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

import { palette } from '../tokens.ts';
import { zone } from '../zone.ts';

export const zy = zone(palette.ochre);

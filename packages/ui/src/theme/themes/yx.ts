import { palette } from '../tokens.ts';
import { zone } from '../zone.ts';

export const yx = zone(palette.teal);

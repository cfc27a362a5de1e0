import { palette } from '../tokens.ts';
import { zone } from '../zone.ts';

export const qx = zone(palette.blue);

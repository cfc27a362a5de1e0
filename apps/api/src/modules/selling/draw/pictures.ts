import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import type { DrawRow, PrizeRow } from './draw.repository.ts';

export const imageOfDraw = ({ image }: DrawRow) => image ?? sitePictureUrl('banner', 'draw');

/** Without a picture of its own, a prize has that of its kind. */
export const imageOfPrize = ({ image, kind }: PrizeRow) => image ?? sitePictureUrl('banner', `prize-${kind}`);

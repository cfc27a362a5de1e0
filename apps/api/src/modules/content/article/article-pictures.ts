import { decodeHTML } from 'entities';
import type { ArticleRow } from './article.repository.ts';

type Pictured = Pick<ArticleRow, 'image' | 'content'>;

/** The picture in lists: the article's own, else the first of its text. */
export const listPictureOf = ({ image, content }: Pictured): string | null =>
  image ?? (decodeHTML(/<img\s[^<>]*?src="([^"]+)"/.exec(content)?.[1] ?? '') || null);

/** The picture above the text; null if the text shows it anyway. */
export const headPictureOf = ({ image, content }: Pictured): string | null =>
  image && !content.includes(`src="${image}"`) ? image : null;

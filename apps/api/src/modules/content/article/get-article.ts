import { articleCodec } from '@yaoji/api-client/wire';
import { required } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { findCategory, neighboursOf, readArticle } from './article.repository.ts';
import { headPictureOf } from './article-pictures.ts';
import { sanitiseHtml } from './sanitise-html.ts';

export const getArticle: Handler<'getArticle'> = async ({ params }, { db, now }) => {
  const found = required(await readArticle(db, params.id, now), 'articleGone');
  const { id, categoryId, title, content, source, views, publishedAt } = found;
  return articleCodec.write({
    id,
    categoryId,
    categoryName: (await findCategory(db, categoryId))?.name ?? '',
    title,
    image: headPictureOf(found),
    html: sanitiseHtml(content),
    author: source,
    views,
    publishedAt: toSeconds(publishedAt),
    ...(await neighboursOf(db, found, now)),
  });
};

import { articleSummaryCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { articlePage, findCategory } from './article.repository.ts';
import { listPictureOf } from './article-pictures.ts';

export const listArticles: Handler<'listArticles'> = async ({ query }, { db, now }) => {
  const { category_id, page = 1, per_page = 20 } = query;
  if (!(await findCategory(db, category_id))) throw new Refusal('columnMissing');
  const { rows, total } = await articlePage(db, category_id, now, page, per_page);
  const list = rows.map((row) => {
    const { id, categoryId, title, summary, publishedAt } = row;
    const image = listPictureOf(row);
    return articleSummaryCodec.write({ id, categoryId, title, summary, image, publishedAt: toSeconds(publishedAt) });
  });
  return { list, total, page, per_page };
};

import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { articleCategory } from '#db/schema/article.ts';

/** Categories with fixed ids, used by calls and pages: 3 is the help centre, 4 the news. */
const categories = [
  { id: 3, name: '帮助中心' },
  { id: 4, name: '新闻资讯', sort: 1 },
  { id: 11, name: '新手指南', parentId: 3 },
  { id: 12, name: '服务保障', parentId: 3, sort: 1 },
  { id: 13, name: '关于我们', parentId: 3, sort: 2 },
  { id: 14, name: '支付与配送', parentId: 3, sort: 3 },
  { id: 21, name: '行业新闻', parentId: 4 },
  { id: 22, name: '公司新闻', parentId: 4, sort: 1 },
];

/** Adds the categories that help and news require; existing ones don't change. */
export const addStandingCategories = async (db: Executor) => {
  const added = await db.insert(articleCategory).values(categories).onConflictDoNothing().returning();
  if (added.length > 0)
    await db.execute(sql`
      select setval(pg_get_serial_sequence('article_category', 'id'), greatest(100, max(id))) from article_category`);
};

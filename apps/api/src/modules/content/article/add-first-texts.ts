import { routes } from '@yaoji/routes';
import type { Db } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { readMark, setMark } from '#modules/platform/setting/index.ts';
import { hasArticles } from './article.repository.ts';
import { helpTexts } from './first-texts.ts';
import { publishArticle } from './publish-article.ts';

const mark = 'first-texts';

/** The help page with this title. */
export const helpPageOf = (title: string): string => {
  const found = Object.values(routes).find(
    (route) => 'title' in route && route.title === title && /^\/(help\/|yx_rule$)/.test(route.path),
  );
  if (!found) throw new Error(`No help page is called ${title}.`);
  return found.path;
};

/** Gives a shop without articles the first texts, once, for its owner to check and publish. */
export const addFirstTexts = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'firstTexts');
    if ((await readMark(tx, mark)) !== null) return;
    await setMark(tx, mark, 'done');
    if (await hasArticles(tx)) return;
    for (const { id: categoryId, articles } of helpTexts)
      for (const [sort, { title, content: text }] of articles.entries()) {
        const place = { categoryId, title, sort, url: helpPageOf(title) };
        await publishArticle(tx, { ...place, text, format: 'html', publishedAt: now, withdrawnAt: now }, null);
      }
  });

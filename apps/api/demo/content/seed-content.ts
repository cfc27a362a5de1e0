import type { Tx } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { addStandingCategories, helpPageOf, helpTexts } from '#modules/content/article/index.ts';
import { writeSetting } from '#modules/platform/setting/index.ts';
import { addDays } from '../calendar.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { announcements } from './announcements.ts';
import { ownTexts, textOf } from './help-articles.ts';
import { helpQuestions } from './help-questions.ts';
import { industryKnowledge } from './industry-knowledge.ts';
import { companyNews, industryNews, type NewsArticle } from './news-articles.ts';
import { orderCategories, seedBrands, seedFocus, seedMenus, topCategories } from './seed-menus.ts';
import { seedZones } from './seed-zones.ts';

export const seedContent = async (tx: Tx, goods: SeededGoods[], fullReduction: number, day: Date) => {
  const categories = await topCategories(tx);
  await seedSettings(tx);
  await seedArticles(tx, day);
  await seedMenus(tx, categories);
  await seedBrands(tx, goods);
  await orderCategories(tx, categories);
  await seedFocus(tx, categories, fullReduction);
  await seedZones(tx, goods);
};

const seedSettings = async (tx: Tx) => {
  await writeSetting(tx, 'site', {
    title: '药集',
    hotLine: '400-000-0000',
    qq1: '10000001',
    qq2: '10000002',
    filing:
      '本站仅向持有合法资质的医药经营企业与医疗机构供货\n演示站点，证照与备案号为样张，所列商品与价格均为演示数据',
    miniProgramQr: sitePictureUrl('qr', 'mini-program'),
    appQr: sitePictureUrl('qr', 'app'),
    contact: { name: '值班客服', phone: '400-000-0000' },
  });
  await writeSetting(tx, 'shipping', { threshold: '500.00', fee: '15.00' });
  await writeSetting(tx, 'bank', {
    bank: '演示银行成都分行',
    name: '药集医药批发（演示）有限公司',
    account: '6200 0000 0000 0000',
  });
};

/** The help group of a page. */
const groupOf = (page: string): number => {
  const found = helpTexts.find(({ articles }) => articles.some(({ title }) => title === page));
  if (!found) throw new Error(`No group of help has the page ${page}.`);
  return found.id;
};

const seedArticles = async (tx: Tx, day: Date) => {
  const published = addDays(day, -400);
  await addStandingCategories(tx);
  await tx.insert(article).values(
    helpTexts.flatMap((group) =>
      group.articles.map(({ title, content }, sort) => ({
        categoryId: group.id,
        title,
        content: ownTexts[title] ?? textOf(content),
        url: helpPageOf(title),
        source: '药集客服部',
        sort,
        publishedAt: published,
        createdAt: published,
      })),
    ),
  );
  await tx.insert(article).values(
    helpQuestions.map(({ page, title, content }, at) => ({
      categoryId: groupOf(page),
      title,
      content,
      url: helpPageOf(page),
      source: '药集客服部',
      sort: 100 + at,
      publishedAt: addDays(day, -300 + at * 11),
      createdAt: addDays(day, -300 + at * 11),
    })),
  );
  const news = (categoryId: number, source: string, articles: NewsArticle[]) =>
    articles.map(({ daysAgo, picture, ...rest }) => ({
      ...rest,
      image: picture ? sitePictureUrl('banner', picture) : null,
      categoryId,
      source,
      publishedAt: addDays(day, -daysAgo),
      createdAt: addDays(day, -daysAgo),
    }));
  // Oldest first, so that ids increase with time.
  const all = [
    ...news(21, '药集编辑部', [...industryNews, ...industryKnowledge]),
    ...news(22, '药集客服部', [...companyNews, ...announcements]),
  ];
  await tx.insert(article).values(all.sort((a, b) => Number(a.publishedAt) - Number(b.publishedAt)));
};

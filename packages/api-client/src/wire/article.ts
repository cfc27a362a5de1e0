import type { Schemas } from '../contract/index.ts';
import { type Model, recordOf } from './codec.ts';

/** A group of help articles in menu and footer. */
export type HelpCategory = Schemas['HelpCategory'];
/** The older or newer article of a category. */
export type ArticleNeighbour = Schemas['ArticleNeighbour'];

/** An article in a list ⇄ `Schemas['ArticleShort']`. */
export const articleSummaryCodec = recordOf('ArticleShort', {
  id: 'id',
  categoryId: 'category_id',
  title: 'title',
  summary: 'summary',
  /** Picture next to the title. */
  image: 'image',
  publishedAt: 'created_at',
});

/** An article in a list. */
export interface ArticleSummary extends Model<typeof articleSummaryCodec> {}

/** An article ⇄ `Schemas['Article']`. */
export const articleCodec = recordOf('Article', {
  id: 'id',
  categoryId: 'category_id',
  categoryName: 'category_name',
  title: 'title',
  /** For above the text. */
  image: 'image',
  /** Sanitised by the server. */
  html: 'html',
  author: 'author',
  views: 'views',
  publishedAt: 'created_at',
  /** The next older one in its category. */
  previous: 'previous',
  /** The next newer one. */
  next: 'next',
});

export interface Article extends Model<typeof articleCodec> {}

import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';

/** A group of help articles in menu and footer. */
export type HelpCategory = Schemas['HelpCategory'];
/** The older or newer article of a category. */
export type ArticleNeighbour = Schemas['ArticleNeighbour'];

/** An article in a list. */
export interface ArticleSummary {
  id: number;
  categoryId: number;
  title: string;
  summary: string;
  /** Picture next to the title. */
  image: string | null;
  publishedAt: number;
}

/** An article. */
export interface Article {
  id: number;
  categoryId: number;
  categoryName: string;
  title: string;
  /** Sanitised by the server. */
  html: string;
  author: string;
  views: number;
  publishedAt: number;
  /** The next older one in its category. */
  previous: ArticleNeighbour | null;
  /** The next newer one. */
  next: ArticleNeighbour | null;
}

/** An article in a list ⇄ `Schemas['ArticleShort']`. */
export const articleSummaryCodec = record<Schemas['ArticleShort'], ArticleSummary>({
  id: 'id',
  categoryId: 'category_id',
  title: 'title',
  summary: 'summary',
  image: 'image',
  publishedAt: 'created_at',
});

/** An article ⇄ `Schemas['Article']`. */
export const articleCodec = record<Schemas['Article'], Article>({
  id: 'id',
  categoryId: 'category_id',
  categoryName: 'category_name',
  title: 'title',
  html: 'html',
  author: 'author',
  views: 'views',
  publishedAt: 'created_at',
  previous: 'previous',
  next: 'next',
});

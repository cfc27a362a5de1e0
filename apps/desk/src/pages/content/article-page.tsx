import type { FieldErrors } from '@yaoji/api-client';
import { type OperationData, operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { routes } from '@yaoji/routes';
import { Checkbox, Select, StatusTag } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { conflictOf } from '#shared/api/conflict.ts';
import { useRead } from '#shared/api/use-read.ts';

type Form = Schemas['ArticleForm'];
type Listed = Schemas['ListedArticle'];
type Categories = OperationData<'listArticleCategories'>;

/** Help pages of the shop that show an article, by path and title. */
const helpPages = Object.values(routes).flatMap((route) =>
  /^\/(help\/|yx_rule$)/.test(route.path) && 'page' in route && 'title' in route
    ? [[route.path, route.title] as const]
    : [],
);

const fieldsFor = (categories: Categories) =>
  titled(titles.ArticleForm, [
    { name: 'title', required: true },
    { name: 'categoryId', options: categories.map(({ id, name }) => [String(id), name]) },
    { name: 'url', options: [['', '不在帮助页面上'], ...helpPages], hint: '帮助文章显示在哪一页；公告与新闻不用选' },
    {
      name: 'content',
      type: 'area',
      rows: 14,
      required: true,
      hint: '空一行另起一段；## 开头是小标题，- 开头是列表，**加粗**',
    },
    { name: 'summary', hint: '留空：取正文开头' },
    { name: 'author', hint: '如 客服部' },
    { name: 'image', type: 'picture', hint: '在标题下和新闻列表里；留空：列表用正文里的第一张' },
    { name: 'sort', type: 'integer', hint: '帮助按此排列，小的在前；新闻按时间', required: true },
    { name: 'publishedAt', type: 'time', hint: '留空：现在' },
    { name: 'isPublished', type: 'flag', hint: '不公开的文章谁也看不到' },
  ]);

const states: Record<Listed['status'], ReactNode> = {
  draft: <StatusTag>草稿</StatusTag>,
  withdrawn: <StatusTag>已撤下</StatusTag>,
  scheduled: <StatusTag tone="brand">待发布</StatusTag>,
  published: <StatusTag tone="success">已发布</StatusTag>,
};

const { text, figure } = columnsOf<Listed>();

const columns = [
  text('栏目', 112, ({ category }) => category),
  figure('排序', 64, ({ sort }) => sort, { priority: 'laptop' }),
  figure('阅读', 80, ({ views }) => views),
  text('状态', 88, ({ status }) => states[status]),
  text('发布', 144, ({ publishedAt }) => formatMinute(publishedAt)),
];

/** Names the article that was not published. */
const problemText = (problems: FieldErrors, error: Error | null) => {
  const title = conflictOf(operations.publishArticles, error)?.current.form.title;
  return title ? `《${title}》有改动，请关闭后重新读过` : Object.values(problems).flat().join('；');
};

/** Publishes several drafts at once, as they were when the dialog opened: those that the operator says they have read. */
const publishAction = (drafts: readonly Listed[]) =>
  action(operations.publishArticles, {
    label: '公开草稿',
    can: drafts.length > 0,
    source: { drafts, chosen: [] as readonly Listed[] },
    children: ({ drafts, chosen }, { set, problems, error }) => (
      <>
        <p>勾选已读过、确认可以公开的。还有【请核对】或【请填写】的，改好后才能公开。</p>
        <Checkbox
          label="全选"
          checked={chosen.length === drafts.length}
          onChange={(isOn) => set({ chosen: isOn ? drafts : [] })}
        />
        {drafts.map((draft) => (
          <Checkbox
            key={draft.id}
            label={draft.title}
            checked={chosen.some(({ id }) => id === draft.id)}
            onChange={(isOn) => set({ chosen: isOn ? [...chosen, draft] : chosen.filter(({ id }) => id !== draft.id) })}
          />
        ))}
        <p className={css.problem}>{problemText(problems, error)}</p>
      </>
    ),
    inputOf: ({ chosen }) =>
      chosen.length > 0 ? { body: { articles: chosen.map(({ id, version }) => ({ id, version })) } } : null,
    done: '已公开',
  });

/** Help, news and announcements: text, place and date of publication. */
export default function ArticlesPage() {
  const { filter, page, setFilters } = useFilters();
  const category = filter('category');
  const categories = useRead(operations.listArticleCategories, {}).data ?? [];
  const query = { page, keywords: filter('search'), ...(category ? { categoryId: Number(category) } : {}) };
  const articles = useRead(operations.listArticles, { query }, { isList: true });
  const drafts = (articles.data?.list ?? []).filter(({ status }) => status === 'draft');
  const last = categories.at(-1);
  return (
    <RecordPage<Form, Listed>
      name="文章"
      note={<PageNav of="content" />}
      filters={
        <div className={css.bar}>
          <SearchField label="搜索文章" placeholder="标题" />
          <Select
            size="small"
            aria-label="栏目"
            placeholder="全部栏目"
            value={category}
            onChange={(value) => setFilters({ category: value })}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Actions actions={[publishAction(drafts)]} size="small" />
        </div>
      }
      query={articles}
      read={operations.getArticle}
      titleOf={({ title }) => title}
      columns={columns}
      fields={fieldsFor(categories)}
      within="article"
      blank={last && (() => ({ categoryId: last.id, title: '', content: '', sort: 0, isPublished: 1 }))}
      preview={() => ({ viewer: 'visitor' })}
      create={operations.createArticle}
      change={operations.changeArticle}
    />
  );
}

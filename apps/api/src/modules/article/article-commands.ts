import { isCalendarDay, toDate } from '@yaoji/domain';
import { type OperatorCommands, OperatorError, type OperatorInput, typedId } from '#operator.ts';
import { allArticles, allCategories, withdrawArticle } from './article.repository.ts';
import { publishArticle } from './publish-article.ts';

const formats: Record<string, 'markdown' | 'html'> = {
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
};

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : undefined);

const ownPath = (value: string | undefined, option: string) => {
  if (value !== undefined && !/^\/(?![/\\])\S+$/.test(value)) {
    throw new OperatorError(`${option} is a path of this server, such as /pictures/banner/top.svg.`);
  }
  return value;
};

/** `2026-03-05` is noon of that day in China. */
const publicationTime = (day: string | undefined, now: Date): Date => {
  if (day === undefined) return now;
  if (!isCalendarDay(day)) throw new OperatorError('--date is a day, such as 2026-03-05.');
  return toDate(`${day} 12:00`);
};

const readSource = ({ options, files }: OperatorInput) => {
  const name = text(options.file) ?? '';
  const content = files?.file;
  const format = formats[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!content) throw new OperatorError('Name the text: --file notice.md, or --file notice.html.');
  if (!format) throw new OperatorError('The text is a .md or an .html file.');
  try {
    return { format, text: new TextDecoder('utf-8', { fatal: true }).decode(content) };
  } catch {
    throw new OperatorError('The text is not UTF-8. Save it as UTF-8.');
  }
};

export const articleCommands: OperatorCommands = {
  'article list': {
    usage: '',
    summary: 'categories and what stands in them, withdrawn ones included',
    reads: true,
    run: async (_, { db }) => {
      const articles = await allArticles(db);
      return (await allCategories(db)).flatMap(({ id, name }) => [
        `${id}\t${name}`,
        ...articles
          .filter(({ categoryId }) => categoryId === id)
          .map((each) =>
            [
              '',
              each.id,
              each.publishedAt.toISOString().slice(0, 10),
              each.title,
              each.withdrawnAt ? 'withdrawn' : '',
            ].join('\t'),
          ),
      ]);
    },
  },
  'article publish': {
    usage:
      '--file FILE --category ID|NAME [--title TEXT] [--summary TEXT] [--image PATH] [--author TEXT] [--url PATH] [--date DAY] [--id ARTICLE]',
    summary: 'publish a Markdown or HTML file, or a new text of an article (--id); what could run is left away',
    options: {
      file: { type: 'string' },
      category: { type: 'string' },
      title: { type: 'string' },
      summary: { type: 'string' },
      image: { type: 'string' },
      author: { type: 'string' },
      url: { type: 'string' },
      date: { type: 'string' },
      id: { type: 'string' },
    },
    fileOptions: ['file'],
    run: async (input, { db, now }) => {
      const { options } = input;
      const source = readSource(input);
      const wanted = text(options.category) ?? '';
      const category = (await allCategories(db)).find(({ id, name }) => String(id) === wanted || name === wanted);
      if (!category) throw new OperatorError(`There is no category ${wanted}; article list shows them.`);
      const replacedId = options.id === undefined ? null : typedId(options.id, 'An article');
      const fields = {
        ...source,
        categoryId: category.id,
        title: text(options.title),
        summary: text(options.summary),
        image: ownPath(text(options.image), '--image'),
        author: text(options.author),
        url: ownPath(text(options.url), '--url'),
        publishedAt: publicationTime(text(options.date), now),
      };
      const id = await publishArticle(db, fields, replacedId);
      return [`Article ${id} is published in ${category.name}.`];
    },
  },
  'article withdraw': {
    usage: '<id>',
    summary: 'take an article away; publishing it again by --id brings it back',
    run: async ({ words }, { db, now }) => {
      const id = typedId(words[0], 'An article');
      if (!(await withdrawArticle(db, id, now))) throw new OperatorError(`No article ${id} can be read.`);
      return [`Article ${id} is withdrawn.`];
    },
  },
};

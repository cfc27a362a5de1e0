import { initialsOf, neighbours, searchText, usuallyRead } from '@yaoji/goods-text';
import { textOfHtml } from './text-of-html.ts';

export type HelpArticle = { id: number; title: string; content: string; category: string; url: string };

export type FoundHelp = HelpArticle & { excerpt: string };

/** Words of questions that say nothing about their subject. */
const filler = /请问|怎么样?|怎样|如何|什么|为什么|哪里|哪些|能不能|可不可以|可以|需要|吗|呢|的/g;

/** The least part of the question's pairs of characters that an article has. */
const leastShare = 0.6;
/** Shorter letters spell words of any text. */
const leastSpelled = 4;
const excerptLength = 60;

/** Help articles that answer a question in words or in the pinyin of their headings, best first. */
export const findHelp = (articles: readonly HelpArticle[], keywords: string): FoundHelp[] => {
  const asked = searchText(keywords.replace(filler, '')) || searchText(keywords);
  if (asked === '') return [];
  return articles
    .map((article) => ({ article, text: textOfHtml(article.content) }))
    .map(({ article, text }) => ({ article, text, score: scoreOf(article, text, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article, text }) => ({ ...article, excerpt: excerptOf(text, keywords.replace(filler, '').trim()) }));
};

/** A match in the title counts twice. */
const scoreOf = ({ title, content }: HelpArticle, text: string, asked: string): number => {
  const headings = content.match(/<h[2-4][^<>]*>[^<]+/g)?.map(textOfHtml) ?? [];
  if (isSpoken(searchText(title), asked)) return 4;
  if (headings.some((heading) => isSpoken(searchText(heading), asked))) return 3;
  if (asked.length >= leastSpelled && /^[a-z]+$/.test(asked) && isSpelled(text, asked)) return 1;
  const [inTitle, inBoth] = [shareOf(searchText(title), asked), shareOf(searchText(`${title} ${text}`), asked)];
  return inBoth >= leastShare ? 2 * inTitle + inBoth : 0;
};

/** Whether these letters are part of the title's pinyin or of its initials. */
const isSpoken = (title: string, letters: string): boolean =>
  letters.length > 1 &&
  /^[a-z]+$/.test(letters) &&
  usuallyRead(title).some((reading) => [reading, initialsOf(reading)].some((said) => said.join('').includes(letters)));

/** Whether these letters spell words of the text in full pinyin, each character read by itself. */
const isSpelled = (text: string, letters: string): boolean => {
  const syllables = [...text].map((character) => usuallyRead(character)[0]?.[0] ?? '');
  return syllables.some((_, start) => {
    let rest = letters;
    for (let at = start; rest !== '' && at < syllables.length; at++) {
      const syllable = syllables[at] ?? '';
      if (syllable === '' || !rest.startsWith(syllable)) return false;
      rest = rest.slice(syllable.length);
    }
    return rest === '';
  });
};

const shareOf = (text: string, asked: string): number => {
  const pairs = neighbours(asked);
  if (pairs.length === 0 || /^[a-z0-9]+$/.test(asked)) return text.includes(asked) ? 1 : 0;
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
};

/** The text around the keywords, or else its beginning. */
const excerptOf = (text: string, keywords: string): string => {
  const found = keywords === '' ? -1 : text.indexOf(keywords);
  const start = Math.max(0, found - excerptLength / 3);
  const part = text.slice(start, start + excerptLength);
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < text.length ? '…' : ''}`;
};

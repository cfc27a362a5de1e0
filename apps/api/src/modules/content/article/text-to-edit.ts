import { Parser } from 'htmlparser2';
import { htmlOf } from './html-of.ts';

const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

const tableOf = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Markdown with the content of HTML of paragraphs, headings, lists, tables, links, pictures and bold words. */
const markdownOf = (html: string): string => {
  const blocks: string[] = [];
  /** The next number of each open list; null: dots. */
  const counts: (number | null)[] = [];
  let rows: string[][] = [];
  let address = '';
  let isLost = false;
  let text = '';
  const endBlock = (start: string) => {
    const words = text.trim();
    text = '';
    if (words) blocks.push(start + words);
  };
  const startOfItem = () => {
    const count = counts.pop() ?? null;
    counts.push(count && count + 1);
    return count === null ? '- ' : `${count}. `;
  };
  const parser = new Parser({
    ontext: (part) => {
      text += part.replace(/\s+/g, ' ');
    },
    onopentag: (name, { href = '', src, alt }) => {
      isLost ||= name === 'a' && href === '';
      if (name === 'a') {
        address = href;
        text += '[';
      } else if (name === 'img') text += `![${alt}](${src})`;
      else if (name === 'tr') rows.push([]);
      else if (name === 'td' || name === 'th') text = '';
      else if (name === 'ul' || name === 'ol') counts.push(name === 'ol' ? 1 : null);
      else if (name === 'b' || name === 'strong') text += '**';
      else if (name === 'br') text += '  \n';
    },
    onclosetag: (name) => {
      if (name === 'a') text += `](${address})`;
      else if (name === 'td' || name === 'th') rows.at(-1)?.push(text.trim());
      else if (name === 'table') {
        text = '';
        blocks.push(tableOf(rows));
        rows = [];
      } else if (headings.has(name)) endBlock(`${'#'.repeat(Number(name[1]))} `);
      else if (name === 'p') endBlock('');
      else if (name === 'li') endBlock(startOfItem());
      else if (name === 'ul' || name === 'ol') counts.pop();
      else if (name === 'b' || name === 'strong') text += '**';
    },
  });
  parser.end(html);
  if (isLost) return '';
  const isItem = (block = '') => /^(?:-|\d+\.) /.test(block);
  return blocks
    .map((block, at) => block + (isItem(block) && isItem(blocks[at + 1]) ? '\n' : '\n\n'))
    .join('')
    .trim();
};

const compared = (html: string) =>
  html.replace(/\s+/g, '').replaceAll('<b>', '<strong>').replaceAll('</b>', '</strong>');

/** Longer texts are HTML: reading Markdown takes quadratic time at worst. */
const mostMarkdown = 20_000;

/** An article for its editor: Markdown where that gives the same HTML again, else the HTML. */
export const textToEdit = (html: string, title: string): string => {
  if (html.length > mostMarkdown) return html;
  const text = markdownOf(html);
  return text !== '' && isSameAs(text, html, title) ? text : html;
};

const isSameAs = (text: string, html: string, title: string): boolean => {
  try {
    return compared(htmlOf({ text, format: 'markdown' }, title)) === compared(html);
  } catch (error) {
    // A paragraph of thousands of > nests deeper than the parser can.
    if (error instanceof RangeError) return false;
    throw error;
  }
};

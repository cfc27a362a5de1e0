import type { ContractBlock } from '@yaoji/papers';
import { Parser } from 'htmlparser2';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const lists = new Set(['ol', 'ul']);
const cells = new Set(['td', 'th']);
const breaks = new Set([
  ...headings,
  ...lists,
  ...['p', 'div', 'br', 'hr', 'li', 'dt', 'dd', 'blockquote', 'pre', 'tr', 'caption', 'figcaption'],
]);

const startOf = (start: string) => (/^-?\d+$/.test(start) ? Number(start) : 1);

/** The words of HTML in blocks: list items with their number or a dot, the cells of a row side by side. */
export const contractBlocks = (html: string): ContractBlock[] => {
  const blocks: ContractBlock[] = [];
  /** The next number of each open list; null: dots. */
  const counts: (number | null)[] = [];
  let text = '';
  let mark = '';
  const endBlock = (isHeading: boolean) => {
    const words = text.replace(/[ \t\r\n\u00a0]+/g, ' ').trim();
    text = '';
    if (words === '') return;
    blocks.push({ text: mark + words, isHeading });
    mark = '';
  };
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentag: (name, { start = '1' }) => {
      if (breaks.has(name)) endBlock(false);
      if (lists.has(name)) counts.push(name === 'ol' ? startOf(start) : null);
      if (name !== 'li') return;
      const count = counts.pop() ?? null;
      mark = count === null ? '· ' : `${count}. `;
      counts.push(count === null ? null : count + 1);
    },
    onclosetag: (name) => {
      if (breaks.has(name)) endBlock(headings.has(name));
      if (lists.has(name)) counts.pop();
      if (cells.has(name)) text += '　';
      if (name === 'li') mark = '';
    },
  });
  parser.end(html);
  endBlock(false);
  return blocks;
};

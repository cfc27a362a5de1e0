import type { ContractBlock } from '@yaoji/papers';

type List = { isOrdered: boolean; count: number };

const decode = (text: string) =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The words of sanitised HTML in blocks: list items with their number or a dot, the cells of a row side by side. */
export const contractBlocks = (html: string): ContractBlock[] => {
  const blocks: ContractBlock[] = [];
  const lists: List[] = [];
  let text = '';
  const endBlock = (isHeading = false) => {
    const words = decode(text)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    if (words) blocks.push({ text: words, isHeading });
    text = '';
  };
  for (const part of html.split(/(?=<)|(?<=>)/)) {
    const isEnd = part.startsWith('</');
    const tag = /^<\/?([a-z][a-z0-9]{0,9})/i.exec(part)?.[1]?.toLowerCase() ?? '';
    const list = lists.at(-1);
    if (tag === '') text += part;
    else if (/^h[1-6]$/.test(tag)) endBlock(isEnd);
    else if (tag === 'ol' || tag === 'ul') {
      endBlock();
      if (isEnd) lists.pop();
      else lists.push({ isOrdered: tag === 'ol', count: 0 });
    } else if (tag === 'li' && !isEnd && list) {
      endBlock();
      list.count += 1;
      text = list.isOrdered ? `${list.count}. ` : '· ';
    } else if (tag === 'td' || tag === 'th') text += isEnd ? '　' : '';
    // A paragraph that begins an item continues after its number.
    else if (/^(li|p|div|tr|br|blockquote)$/.test(tag) && !/^(\d+\.|·) $/.test(text)) endBlock();
  }
  endBlock();
  return blocks;
};

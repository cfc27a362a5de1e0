import { marked } from 'marked';
import { sanitiseHtml } from './sanitise-html.ts';
import { textOfHtml } from './text-of-html.ts';

export type SourceText = { text: string; format: 'markdown' | 'html' };

/** The sanitised HTML of a text. */
export const htmlOf = ({ text, format }: SourceText, title: string): string => {
  const source = format === 'markdown' ? marked.parse(text, { async: false, gfm: true }) : text;
  const html = sanitiseHtml(source);
  const first = /^<h2>(.*?)<\/h2>\s*/s.exec(html);
  // The page shows the title separately; any other heading is that of the first section.
  return first && textOfHtml(first[1] ?? '') === title ? html.slice(first[0].length) : html;
};

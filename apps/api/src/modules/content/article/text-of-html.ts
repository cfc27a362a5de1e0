import { decodeHTML } from 'entities';

/** The words of sanitised HTML; tags within a word do not part it. */
export const textOfHtml = (html: string): string =>
  decodeHTML(
    html.replaceAll(/<\/?(?:strong|b|em|i|u|s|sub|sup|a|span|code)(?:\s[^<>]*)?>/g, '').replaceAll(/<[^<>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

import { fold } from './fold.ts';

/**
 * A text as search compares it: half width, lower case, simplified, Ⅰ as i and ₂ as 2, without spaces and punctuation.
 * What is left are letters, figures and Chinese characters, so that 10'S and １０Ｓ are the same.
 */
export const searchText = (text: string): string =>
  fold(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[μµ]/g, 'u')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );

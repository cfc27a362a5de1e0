import { fold } from './fold.ts';

/**
 * Normalises a text for search: half width, lower case, simplified, Ⅰ as i and ₂ as 2, without spaces and punctuation.
 * Only letters, figures and Chinese characters remain, so that 10'S and １０Ｓ are the same.
 */
export const searchText = (text: string): string =>
  fold(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[μµ]/g, 'u')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );

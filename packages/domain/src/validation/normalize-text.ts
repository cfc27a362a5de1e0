const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Normalises typed text (V6): trimmed (also of full-width spaces), with full-width letters, digits and signs turned
 * into plain ones.
 *
 * @example normalizeText(' １３８０ ') // '1380'
 */
export function normalizeText(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim();
}

/** Why a row cannot be used, in words for whoever keeps the list. */
export class RowError extends Error {
  override name = 'RowError';
}

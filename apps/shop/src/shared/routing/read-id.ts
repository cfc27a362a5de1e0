/** The id in an address; 0 if invalid. */
export function readId(text: string | null | undefined): number {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

/** The id that an address names; 0 where it is none. */
export function readId(text: string | null | undefined): number {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

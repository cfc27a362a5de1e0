/** The id that an address names; 0 where it is none. */
export function readId(text: string | null | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

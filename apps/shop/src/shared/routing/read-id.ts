/** The id that an address names; 0 where it is none. */
export function readId(given: string | null | undefined): number {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

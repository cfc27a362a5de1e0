import { initialsOf, searchText, usuallyRead } from '@yaoji/goods-text';

/** The entries whose name contains a search text, as written, in pinyin or by initials. Without one, all of them. */
export function findBySound<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  query: string,
): Entry[] {
  const asked = searchText(query);
  return entries.filter((entry) => {
    const name = searchText(nameOf(entry));
    const sounds = usuallyRead(name).flatMap((reading) => [reading, initialsOf(reading)]);
    return [name, ...sounds.map((letters) => letters.join(''))].some((text) => text.includes(asked));
  });
}

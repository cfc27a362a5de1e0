import { addDays, chinaDay, chinaDayStart, isCalendarDay } from '@yaoji/domain';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { allEntries, deleteEntry, insertEntry } from './focus.repository.ts';
import { isShopPage, type Place, places } from './places.ts';

const placeNames = Object.keys(places).join(', ');

const typedPlace = (word: string | undefined): Place => {
  if (word === undefined || !Object.hasOwn(places, word))
    throw new OperatorError(`The place is one of: ${placeNames}.`);
  return word as Place;
};

const typedUrl = (value: unknown): string => {
  const url = String(value ?? '');
  if (!isShopPage(url)) throw new OperatorError('It leads to a page of the shop, such as --url /mrtj.');
  return url;
};

const typedImage = (value: unknown): string | null => {
  if (value === undefined) return null;
  const image = String(value);
  if (!/^\/pictures\/[\w./%-]+$/.test(image)) throw new OperatorError('The picture is a path below /pictures.');
  return image;
};

const typedEnd = (value: unknown, now: Date): Date | null => {
  if (value === undefined) return null;
  const last = String(value);
  if (!isCalendarDay(last) || last < chinaDay(now)) {
    throw new OperatorError('The last day is still to come, such as --until 2027-01-31.');
  }
  return chinaDayStart(addDays(last, 1));
};

export const adCommands: OperatorCommands = {
  'ad list': {
    usage: '[<place>]',
    summary: `pictures that lead somewhere, by place: ${placeNames}`,
    reads: true,
    run: async ({ words: [word] }, { db }) => {
      const shown = word === undefined ? (Object.keys(places) as Place[]) : [typedPlace(word)];
      const rows = await allEntries(db);
      return shown.flatMap((place) =>
        rows
          .filter(({ block, part }) => block === places[place].block && part === places[place].part)
          .map(({ id, title, url, endsAt }) => [id, place, title, url ?? '-', endsAt?.toISOString() ?? ''].join('\t')),
      );
    },
  },
  'ad add': {
    usage: '<place> --title TEXT --url PATH [--line TEXT] [--image PATH] [--until YYYY-MM-DD] [--sort N]',
    summary: 'put up a picture; without one of its own its words are drawn',
    options: {
      title: { type: 'string' },
      line: { type: 'string' },
      url: { type: 'string' },
      image: { type: 'string' },
      until: { type: 'string' },
      sort: { type: 'string' },
    },
    run: async ({ words, options }, { db, now }) => {
      const place = typedPlace(words[0]);
      const title = String(options.title ?? '').trim();
      if (!title || title.length > 60)
        throw new OperatorError('It needs a title of 60 characters at most: --title "…".');
      if (!/^-?\d{1,4}$/.test(String(options.sort ?? '0')))
        throw new OperatorError('The place in the row is a number: --sort 1.');
      const id = await insertEntry(db, {
        ...places[place],
        title,
        subtitle: String(options.line ?? '').slice(0, 80),
        url: typedUrl(options.url),
        image: typedImage(options.image),
        sort: Number(options.sort ?? 0),
        endsAt: typedEnd(options.until, now),
      });
      return [`${id} stands at ${place}.`];
    },
  },
  'ad remove': {
    usage: '<id>',
    summary: 'take a picture down',
    run: async ({ words: [word] }, { db }) => {
      const id = typedId(word, 'A picture');
      const found = (await allEntries(db)).find((entry) => entry.id === id);
      const isAd = Object.values(places).some(({ block, part }) => found?.block === block && found.part === part);
      if (!found || !isAd) throw new OperatorError(`There is no picture ${id}.`);
      await deleteEntry(db, id);
      return [`${id} (${found.title}) is gone.`];
    },
  },
};

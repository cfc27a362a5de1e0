import type { Operation } from '@yaoji/api-client/document';

/** Concurrent calls of a kind; further ones wait. */
export type Kind = {
  /** Per buyer, from any address. */
  buyer: number;
  /** Per address; a pharmacy chain behind it waits no longer than anyone. */
  address: number;
  /** In total: the number of results in one turn of the event loop. */
  all: number;
};

export const kinds = {
  usual: { buyer: 8, address: 16, all: 24 },
  /** A page of products or orders, of at most 100 rows; visitors' pages are cached. */
  list: { buyer: 2, address: 6, all: 6 },
  /** Reads, prices or writes hundreds of rows. */
  heavy: { buyer: 2, address: 4, all: 2 },
  /** Hashes a password: 20 MB, and 40 ms of a processor. */
  password: { buyer: 1, address: 1, all: 2 },
  /** Generates papers in threads, so that long ones leave room for short ones; as many as a thread's queue. */
  drawn: { buyer: 1, address: 2, all: 16 },
  /** Files, in memory on arrival; as many as the queue of the thread that reads them. */
  upload: { buyer: 2, address: 8, all: 16 },
  /** Purchase lists, which take seconds of a separate thread, so pictures do not wait for them. */
  matched: { buyer: 2, address: 8, all: 16 },
  /** Waits for a provider, which may be slow or down. */
  provider: { buyer: 2, address: 64, all: 64 },
  /** A page rendered on the server; its calls have their own kinds. */
  page: { buyer: 8, address: 4, all: 2 },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** Most waiting calls per buyer and per address; further ones are refused. */
export const mostWaiting = { buyer: 60, address: 250 };

/** Longest wait; a read also ends after this time in total. */
export const mostSeconds = 25;

export type Limits = {
  kind: KindName;
  /** Limit of a body without files. */
  bodyKb: number;
};

const usual: Limits = { kind: 'usual', bodyKb: 32 };

/**
 * The usual limits, overridden by an operation's `x-limit`. The contract also limits rows and text lengths (`maxItems`,
 * `maxLength`), `plugins/multipart.ts` file sizes, and each module how often something may be tried.
 */
export const limitsOf = ({ id, limit }: Pick<Operation<string>, 'id' | 'limit'>): Limits => {
  const limits = { ...usual, ...limit };
  if (!(limits.kind in kinds)) throw new Error(`x-limit of ${id} names the unknown kind ${limits.kind}`);
  return limits as Limits; // The cast: the kind is valid here.
};

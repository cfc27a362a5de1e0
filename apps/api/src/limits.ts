import type { Operation } from '@yaoji/api-client/document';

/** How many calls of a kind run at once; more wait for their turn. */
export type Kind = {
  /** Of one buyer, from whatever address. */
  buyer: number;
  /** From one address; a chain of pharmacies behind it waits no longer than all do. */
  address: number;
  /** Of everybody: so many results may come back in one turn of the event loop. */
  all: number;
};

export const kinds = {
  usual: { buyer: 8, address: 16, all: 24 },
  /** A page of goods or orders, of 100 rows at most; visitors' are cached. */
  list: { buyer: 2, address: 6, all: 6 },
  /** Reads, prices or writes hundreds of rows. */
  heavy: { buyer: 2, address: 4, all: 2 },
  /** Hashes a password: 20 MB, and a processor for 40 ms. */
  password: { buyer: 1, address: 1, all: 2 },
  /** Draws papers in a thread, of which there is one. */
  drawn: { buyer: 1, address: 2, all: 4 },
  /** Files, in memory from when they come; as many as the thread that reads them lets wait. */
  upload: { buyer: 2, address: 8, all: 16 },
  /** Purchase lists, which take seconds of their thread: pictures do not wait for them. */
  matched: { buyer: 2, address: 8, all: 16 },
  /** Waits for a provider, which may be slow or not there. */
  provider: { buyer: 2, address: 64, all: 64 },
  /** A page that the server renders; the calls that it makes have kinds of their own. */
  page: { buyer: 8, address: 4, all: 2 },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** How many of one buyer and from one address may wait; more are refused. */
export const mostWaiting = { buyer: 60, address: 250 };

/** How long a call may wait for its turn; a read is also ended when it takes so long with its wait. */
export const mostSeconds = 25;

export type Limits = {
  kind: KindName;
  /** Of a body without files. */
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
  return limits as Limits; // The cast: its kind is known now.
};

/** The folder of the database's files. */
export type WorkerTask = { folder: string };

/** Requests to the thread of the embedded database, and its answers. Bytes are Postgres' wire protocol. */
export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'shutdown' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'connected'; connection: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' };

const code = (letter: string) => letter.charCodeAt(0);

/** After these messages the server answers and waits: query, sync, flush, function call, password, terminate. */
const barriers = new Set(['Q', 'S', 'H', 'F', 'p', 'X'].map(code));

/**
 * Postgres may only be handed whole messages, up to one that it answers: halfway through a batch it would wait for
 * bytes that cannot come while it runs. The startup message is the one that begins with its length.
 */
export const splitAtBarrier = (pending: Uint8Array, added: Uint8Array): { ready: Uint8Array; rest: Uint8Array } => {
  const bytes = pending.length === 0 ? added : Buffer.concat([pending, added]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = 0;
  let barrier = 0;
  while (end + 5 <= bytes.length) {
    const isStartup = bytes[end] === 0;
    const next = end + (isStartup ? view.getUint32(end) : 1 + view.getUint32(end + 1));
    if (next > bytes.length) break;
    if (isStartup || barriers.has(bytes[end] ?? 0)) barrier = next;
    end = next;
  }
  return { ready: bytes.slice(0, barrier), rest: bytes.slice(barrier) };
};

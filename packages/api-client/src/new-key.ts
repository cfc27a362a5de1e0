/**
 * A key that identifies a request and its repeats: 32 hexadecimal digits. Not `randomUUID`, which browsers offer on
 * secure pages only.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

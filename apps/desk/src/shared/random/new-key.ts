/** A key that identifies repeats of one submission: 32 hexadecimal digits. Works without a secure connection. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

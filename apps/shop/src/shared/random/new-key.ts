/** Names one submission, so that a repeat is known as one: 32 hexadecimal digits. Works without a secure connection too. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

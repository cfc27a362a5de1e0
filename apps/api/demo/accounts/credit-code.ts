const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Appends the check character to the first 17 characters of a unified social credit code (GB 32100). */
export function closeCreditCode(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const char of body) {
    sum += alphabet.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return body + alphabet[(31 - (sum % 31)) % 31];
}

const tailLength = 1024;

/** A PDF that begins as one and was not cut off. */
export const isWholePdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-tailLength).includes('%%EOF');

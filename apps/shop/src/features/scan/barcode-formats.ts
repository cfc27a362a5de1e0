/** Formats on packs of products. */
export const barcodeFormats = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;

/** Formats of trace codes, preferred to the barcode next to them. */
export const traceCodeFormats = ['data_matrix', 'qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a'] as const;

type Detected = { readonly rawValue: string; readonly format: string };

/** Of several visible codes, the one with the most preferred format. */
export const wantedCode = (found: readonly Detected[], formats: readonly string[]): string | null =>
  found.toSorted((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format))[0]?.rawValue ?? null;

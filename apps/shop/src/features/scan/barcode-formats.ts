/** What packs of goods carry. */
export const barcodeFormats = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;

/** What trace codes are printed as, before the barcode that stands beside them. */
export const traceCodeFormats = ['data_matrix', 'qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a'] as const;

type Detected = { readonly rawValue: string; readonly format: string };

/** Of several codes in sight the one whose format is wanted most. */
export const wantedCode = (found: readonly Detected[], formats: readonly string[]): string | null =>
  found.toSorted((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format))[0]?.rawValue ?? null;

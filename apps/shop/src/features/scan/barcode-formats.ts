/** What packs of goods carry. */
export const barcodeFormats = ['ean_13', 'ean_8', 'upc_a', 'code_128'] as const;

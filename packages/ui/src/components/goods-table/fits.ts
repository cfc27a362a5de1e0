export const tableContainer = 'yj-goods-table';

/** Below these widths of the table the name would be squeezed: the maker's column goes first, then the figures. */
export const fits = { maker: 1100, figures: 900, expiry: 720 };

export const below = (px: number) => `${tableContainer} (max-width: ${px - 1}px)`;

/** Value of the cart filter that every line passes; the default of `filters`. */
export const allLines = 99_999;

/** Media query: what is drawn for a sheet of paper. */
export const onPaper = 'print';

/** Media query for print. */
export const onPaper = 'print';

/** Whether an address of the server is a PDF's. */
export const isPdf = (url: string): boolean => /\.pdf(\?|$)/i.test(url);

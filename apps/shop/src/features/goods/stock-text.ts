/**
 * What is in stock, beside the word 库存: the server's label says it once more.
 *
 * @example stockText('库存充足') // '充足'
 */
export const stockText = (label: string) => label.replace(/^库存(?=.)/, '');

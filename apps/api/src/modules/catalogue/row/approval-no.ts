/** Approval numbers without spaces and in capitals; several in a cell are kept, parted by `；`. */
export const cleanApprovalNo = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/批准文号[::]?|注册证号[::]?/g, '')
    .split(/[;；,，、\n]+|(?<=\d{8})[/\s]+(?=[\p{L}])/u)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => part !== '')
    .join('；');

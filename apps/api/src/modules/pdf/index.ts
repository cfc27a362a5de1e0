export { type Column, drawTable } from './draw-table.ts';
export { drawPdf, type Sheet } from './sheet.ts';

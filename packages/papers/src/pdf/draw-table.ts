import type { Align, Sheet } from './sheet.ts';

export type Column<Row> = { title: string; share: number; align?: Align; text: (row: Row) => string };

const size = 8;
const padding = 4;
const border = '#b9c2bc';

/** A table of full width from `sheet.y`; its header repeats on every page. */
export const drawTable = <Row>(sheet: Sheet, columns: Column<Row>[], rows: readonly Row[]): void => {
  const totalShare = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((sheet.right - sheet.left) * share) / totalShare);
  const drawRow = (texts: string[], isHead: boolean) => {
    const heights = texts.map((text, index) => sheet.heightOf(text, (widths[index] ?? 0) - padding * 2, size));
    const height = Math.max(...heights) + padding * 2;
    if (sheet.y + height > sheet.bottom) {
      sheet.nextPage();
      if (!isHead) drawHead();
    }
    let x = sheet.left;
    texts.forEach((text, index) => {
      const width = widths[index] ?? 0;
      if (isHead) sheet.doc.rect(x, sheet.y, width, height).fill('#eef3ef');
      sheet.doc.lineWidth(0.5).strokeColor(border).rect(x, sheet.y, width, height).stroke();
      const align = isHead ? 'center' : (columns[index]?.align ?? 'left');
      sheet.write(text, x + padding, sheet.y + padding, { size, isBold: isHead, align, width: width - padding * 2 });
      x += width;
    });
    sheet.y += height;
  };
  const drawHead = () =>
    drawRow(
      columns.map(({ title }) => title),
      true,
    );
  drawHead();
  for (const row of rows) {
    drawRow(
      columns.map(({ text }) => text(row)),
      false,
    );
  }
};

import { drawPdf } from './pdf/sheet.ts';

/** A scanned or photographed paper, as large as a page allows. `picture` is a data URI of a PNG or JPEG. */
export const drawScan = ({ title, picture }: { title: string; picture: string }, madeAt: Date): Promise<Buffer> =>
  drawPdf({ title, madeAt }, ({ doc, left, right, bottom, y }) => {
    doc.image(picture, left, y, { fit: [right - left, bottom - y], align: 'center' });
  });

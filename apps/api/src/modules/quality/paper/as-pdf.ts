import { judgeContent } from '@yaoji/file-content';
import type { Config } from '#config.ts';
import { invalid, Refusal, tooLarge } from '#errors/refusal.ts';
import { drawScan } from '#modules/platform/pdf/index.ts';

const mostBytes = 5 * 1024 * 1024;
/** A PNG with transparency is unpacked: A4 at 300 dpi has 9 million pixels. */
const mostPngPixels = 16_000_000;

/** Refuses content that is not a PDF. */
export const requirePdf = (content: Buffer, hint = '请上传PDF文件'): void => {
  if (content.length > mostBytes) throw tooLarge('file', mostBytes);
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw invalid({ file: hint });
};

/** An uploaded paper as PDF: a PDF as it is, a scan in JPEG or PNG as a page, which is larger than its picture. */
export const asPdf = async (
  file: Blob,
  title: string,
  { config: { maxPicturePixels }, now }: { config: Pick<Config, 'maxPicturePixels'>; now: Date },
): Promise<Buffer> => {
  if (file.size > mostBytes) throw tooLarge('file', mostBytes);
  const content = Buffer.from(await file.arrayBuffer());
  const judged = judgeContent(content);
  if (judged?.kind !== 'jpeg' && judged?.kind !== 'png') {
    requirePdf(content, '请上传PDF、JPG或PNG文件');
    return content;
  }
  const { width = 0, height = 0 } = judged.size ?? {};
  const most = judged.kind === 'png' ? Math.min(mostPngPixels, maxPicturePixels) : maxPicturePixels;
  if (width * height > most) throw invalid({ file: '图片尺寸过大，请存为JPG或PDF' });
  try {
    return await drawScan({ title, picture: `data:${judged.mediaType};base64,${content.toString('base64')}` }, now);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalid({ file: '图片无法读取，请重新扫描' });
  }
};

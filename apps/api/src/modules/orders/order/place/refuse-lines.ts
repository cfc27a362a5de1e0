import { type LineRefusal, lineRefusalCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';

/** Orders nothing, and names each line that prevents it (O2). */
export const linesRefused = (lines: LineRefusal[]): Refusal => {
  const [first] = lines;
  const sentence = first ? `${first.name ? `${first.name}：` : ''}${first.message}` : '请选择要结算的商品';
  return new Refusal('linesRefused', {
    words: lines.length > 1 ? `${lines.length}个商品暂时无法购买，${sentence}` : sentence,
    data: { lines: lines.map((line) => lineRefusalCodec.write(line)) },
  });
};

import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvCell } from '@yaoji/domain';
import type { InspectedList } from '../list/inspect-list.ts';

/** A line of a list, unchanged. */
export type ListedLine = { line: number; sheet: string; cells: string[] };

/** Opens the rejects file with its first entry: an import without rejects leaves none. */
export const rejectsWriter = (path: string, { lists }: InspectedList) => {
  let file: ReturnType<typeof createWriteStream> | undefined;
  let headOf: string | undefined;
  const writeRow = async (cells: string[]) => {
    if (!file?.write(`${cells.map(csvCell).join(',')}\r\n`))
      await new Promise((resolve) => file?.once('drain', resolve));
  };
  return {
    write: async ({ line, sheet, cells }: ListedLine, reason: string) => {
      if (!file) {
        file = createWriteStream(path);
        file.write('\ufeff');
      }
      const ofSheet = lists.length > 1 ? [sheet] : [];
      if (headOf !== sheet) {
        headOf = sheet;
        const head = (lists.find((list) => list.sheet === sheet) ?? lists[0])?.head ?? [];
        await writeRow(['行号', '原因', ...(lists.length > 1 ? ['工作表'] : []), ...head]);
      }
      await writeRow([String(line), reason, ...ofSheet, ...cells]);
    },
    close: async () => {
      if (!file) return;
      file.end();
      await finished(file);
    },
    isWritten: () => file !== undefined,
  };
};

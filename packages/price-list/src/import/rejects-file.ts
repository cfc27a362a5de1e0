import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { LookedList } from '../list/look-at-list.ts';

const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a list, unchanged. */
export type ListedLine = { line: number; sheet: string; cells: string[] };

/** Opens the rejects file with its first entry: an import without rejects leaves none. */
export const rejectsWriter = (path: string, { lists }: LookedList) => {
  let file: ReturnType<typeof createWriteStream> | undefined;
  let headOf: string | undefined;
  const writeRow = async (cells: string[]) => {
    if (!file?.write(`${cells.map(quote).join(',')}\r\n`)) await new Promise((resolve) => file?.once('drain', resolve));
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
        await writeRow(['line', 'reason', ...(lists.length > 1 ? ['sheet'] : []), ...head]);
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

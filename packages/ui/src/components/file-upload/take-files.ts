export type FileLimits = {
  /** As the `accept` attribute: MIME types, `image/*` or extensions. */
  accept?: string | undefined;
  /** In bytes, per file. */
  maxBytes?: number | undefined;
  /** Number of files that may still be added. */
  room: number;
};

export type Refusal = { name: string; reason: 'kind' | 'size' | 'count' | 'unreadable' };

/** Filters files by kind, size and count. The server checks again, by content. */
export function takeFiles(files: readonly File[], { accept, maxBytes, room }: FileLimits) {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!fits(file, accept)) refused.push({ name: file.name, reason: 'kind' });
    else if (maxBytes !== undefined && file.size > maxBytes) refused.push({ name: file.name, reason: 'size' });
    else if (taken.length >= room) refused.push({ name: file.name, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}

function fits({ name, type }: File, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

export type FileLimits = {
  /** As the `accept` of a file field: MIME types, `image/*` or endings. */
  accept?: string | undefined;
  /** Bytes of one file. */
  maxBytes?: number | undefined;
  /** How many more there is room for. */
  room: number;
};

export type Refusal = { name: string; reason: 'kind' | 'size' | 'count' | 'unreadable' };

/** Which of the files fit; the server judges again, by content. */
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

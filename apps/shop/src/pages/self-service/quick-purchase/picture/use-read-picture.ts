import { useEffect, useState } from 'react';
import { type ReadingProgress, type ReadPicture, readPicture } from './read-picture.ts';

export type PictureReading =
  | ({ readonly state: 'busy' } & ReadingProgress)
  | { readonly state: 'read'; readonly picture: ReadPicture }
  | { readonly state: 'failed'; readonly error: unknown };

/** Reads a picture while it is shown; another picture, or leaving, stops it. */
export function useReadPicture(file: File): PictureReading {
  const [reading, setReading] = useState<PictureReading>({ state: 'busy', stage: 'loading', percent: 0 });
  useEffect(() => {
    const end = new AbortController();
    let url = '';
    setReading({ state: 'busy', stage: 'loading', percent: 0 });
    readPicture(file, end.signal, (progress) => setReading({ state: 'busy', ...progress })).then(
      (picture) => {
        url = picture.url;
        if (end.signal.aborted) URL.revokeObjectURL(url);
        else setReading({ state: 'read', picture });
      },
      (error: unknown) => !end.signal.aborted && setReading({ state: 'failed', error }),
    );
    return () => {
      end.abort();
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return reading;
}

/// <reference types="node" />

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders to HTML once all code that the content needs is loaded. */
export async function toHtml(content: ReactNode): Promise<string> {
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(content, {
      // In one piece: parts that come later would need scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    });
  });
  return await text(body);
}

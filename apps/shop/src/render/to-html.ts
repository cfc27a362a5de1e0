/// <reference types="node" />

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { markLeft } from '#shared/page/in-browser.tsx';

/** Renders HTML once all code for the content is loaded. */
export async function toHtml(content: ReactNode): Promise<string> {
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(content, {
      // In one piece: streamed parts need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: (error) => markLeft(error) ?? reject(error),
    });
  });
  return await text(body);
}

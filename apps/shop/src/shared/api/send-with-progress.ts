/** Sends like `fetch`, and reports upload progress, 0 to 100, which `fetch` cannot. */
export const sendWithProgress =
  (onProgress: (percent: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', String(input));
      request.withCredentials = init?.credentials === 'include';
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
      };
      request.onload = () => {
        const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError('The request did not get through.'));
      request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
      init?.signal?.addEventListener('abort', () => request.abort());
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null); // The client sends forms only, no streams.
    });

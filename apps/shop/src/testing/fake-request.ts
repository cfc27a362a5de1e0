/** An XMLHttpRequest that sends through the stubbed `fetch` and reports 50% and 100% progress. */
export class FakeRequest {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #url = '';
  #init: RequestInit & { headers: Record<string, string> } = { headers: {} };
  #type = '';

  open(method: string, url: string) {
    this.#url = url;
    this.#init.method = method;
  }

  setRequestHeader(name: string, value: string) {
    this.#init.headers[name] = value;
  }

  getResponseHeader() {
    return this.#type;
  }

  abort() {
    this.onabort?.();
  }

  async send(body: XMLHttpRequestBodyInit | null) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 100 });
    try {
      const answer = await fetch(this.#url, { ...this.#init, body });
      this.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 100 });
      this.status = answer.status;
      this.#type = answer.headers.get('content-type') ?? '';
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}

/** Characters of HTML kept in all: some ten full pages. */
const room = 3_000_000;

interface Kept {
  readonly madeOf: string;
  readonly html: string;
}

/**
 * HTML of pages by address, good for as long as a page is made of the same; what has not been asked for longest goes
 * first. Only for what visitors see: a buyer's page is asked for once.
 */
export class KeptHtml {
  #pages = new Map<string, Kept>();
  #length = 0;

  find(address: string, madeOf: string): string | undefined {
    const kept = this.#pages.get(address);
    if (kept?.madeOf !== madeOf) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept.html;
  }

  keep(address: string, madeOf: string, html: string): void {
    this.#drop(address);
    this.#pages.set(address, { madeOf, html });
    this.#length += html.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#length <= room) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#length -= this.#pages.get(address)?.html.length ?? 0;
    this.#pages.delete(address);
  }
}

import type { Locator, Page } from '@playwright/test';

/** A quick typist on a slow computer, a usual one, and one who looks at the paper between two digits. */
const typists = [
  { gapMs: 20, slowdown: 6 },
  { gapMs: 150, slowdown: 1 },
  { gapMs: 300, slowdown: 1 },
];

/** Multiples of each pack size that the trade orders in, one for each typist. */
const multiples: Readonly<Record<string, readonly string[]>> = {
  '1': ['12', '13', '11'],
  '5': ['60', '65', '55'],
  '10': ['120', '130', '110'],
  '0.5': ['1.5', '6.5', '2.5'],
};

/** Types into fields as buyers do, and collects in words what became of the text. Fields built alike count once. */
export class Typing {
  readonly faults: string[] = [];
  /** What was typed into: kinds of fields, with their pack sizes. */
  readonly covered = new Map<string, string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Each quantity field of a new kind or pack size: the text stays as typed, and is the quantity afterwards. */
  async quantities(place: string): Promise<void> {
    const fields = this.#page.getByRole('spinbutton').and(this.#page.locator(':enabled')).filter({ visible: true });
    const found = await fields.evaluateAll((inputs) =>
      inputs.map((input) => ({
        label: input.ariaLabel ?? '',
        pack: input.ariaValueMin ?? '',
        most: Number(input.ariaValueMax),
        kind: input.closest('article, tr, li, dialog, form, [role=group]')?.className.split(' ')[0] ?? 'page',
      })),
    );
    for (const [index, { label, pack, most, kind }] of found.entries()) {
      const texts = multiples[pack]?.filter((text) => Number(text) <= most) ?? [];
      if (texts.length < typists.length || !this.#isNew(`${kind} ${pack}`, `${place} ${label}`)) continue;
      for (const [at, text] of texts.entries()) {
        const field = fields.nth(index);
        await this.#closeDialog();
        await field.click();
        const shown = await this.#type(field, text, at);
        await this.#page.keyboard.press('Tab');
        this.#judge(`${place} ${label}`, shown, await field.inputValue(), text);
      }
    }
  }

  /** Each search field: the next word, typed right after Enter, is what it holds once the list has come. */
  async keywords(place: string): Promise<void> {
    const fields = this.#page
      .locator('input:is([type=search], [role=combobox])')
      .and(this.#page.locator(':enabled'))
      .filter({ visible: true });
    const labels = await fields.evaluateAll((inputs) => inputs.map((input) => input.ariaLabel ?? ''));
    for (const label of labels) {
      if (!this.#isNew(label, place)) continue;
      for (const at of typists.keys()) {
        const field = this.#page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
        await this.#closeDialog();
        await field.fill('');
        await field.focus();
        const first = await this.#type(field, 'gpw', at);
        this.#judge(`${place} ${label}`, first, 'gpw', 'gpw');
        await this.#page.keyboard.press('Enter');
        const second = await this.#type(field, 'bzyqw', at);
        await this.#page.waitForLoadState('networkidle');
        // A field that filters while one types has nothing to submit: there the next word is appended.
        const left = await field.inputValue();
        this.#judge(`${place} ${label}`, second, left, left.startsWith('gpw') ? 'gpwbzyqw' : 'bzyqw', 'gpw');
      }
    }
  }

  #isNew(kind: string, place: string): boolean {
    if (this.covered.has(kind)) return false;
    this.covered.set(kind, place);
    return true;
  }

  #judge(place: string, shown: readonly string[], left: string, typed: string, before = typed): void {
    const strange = shown.filter((text) => !typed.startsWith(text) && text !== before);
    if (strange.length > 0) this.faults.push(`${place}: ${typed} became ${strange.join(', ')} while it was typed`);
    if (left !== typed) this.faults.push(`${place}: ${left} is left of ${typed}`);
  }

  /** The banner dialog opens once it has loaded. */
  async #closeDialog(): Promise<void> {
    const banner = this.#page.locator('dialog[open]').filter({ hasNot: this.#page.getByRole('spinbutton') });
    if ((await banner.count()) > 0) await this.#page.keyboard.press('Escape');
  }

  /** Returns every text that the field showed from the first key on, a frame at a time. */
  async #type(field: Locator, text: string, typist: number): Promise<string[]> {
    const { gapMs, slowdown } = typists[typist] ?? { gapMs: 0, slowdown: 1 };
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const shown = await field.evaluateHandle((input: HTMLInputElement) => {
      const before = input.value;
      const texts: string[] = [];
      const look = () => {
        if (document.activeElement !== input) return;
        if (input.value !== (texts.at(-1) ?? before)) texts.push(input.value);
        requestAnimationFrame(look);
      };
      look();
      return texts;
    });
    await this.#page.keyboard.type(text, { delay: gapMs });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    const texts = await shown.jsonValue();
    await shown.dispose();
    return texts;
  }
}

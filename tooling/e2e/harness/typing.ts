import type { Locator, Page } from '@playwright/test';

/** A fast typist on a slow computer, an average one, and one who reads from paper between digits. */
const typists = [
  { gapMs: 20, slowdown: 6 },
  { gapMs: 150, slowdown: 1 },
  { gapMs: 300, slowdown: 1 },
];

/** Multiples of each pack size, one per typist. */
const multiples: Readonly<Record<string, readonly string[]>> = {
  '1': ['12', '13', '11'],
  '5': ['60', '65', '55'],
  '10': ['120', '130', '110'],
  '0.5': ['1.5', '6.5', '2.5'],
};

/** Types into fields as buyers do and collects every fault as a sentence. Similar fields are tested once. */
export class Typing {
  readonly faults: string[] = [];
  /** Where each kind of field was tested, by kind and pack size. */
  readonly covered = new Map<string, string>();
  readonly #page: Page;
  readonly #packs = new Map<string, number>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Types into each quantity field of a new kind or pack size: the text stays as typed and becomes the quantity. */
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
      for (const at of this.#paces(kind)) {
        const text = texts[at] ?? '';
        const field = fields.nth(index);
        await field.click();
        const shown = await this.#type(field, text, at);
        await this.#page.keyboard.press('Tab');
        this.#judge(`${place} ${label}`, shown, await field.inputValue(), text);
      }
    }
  }

  /** Types a second word right after Enter into each search field: the field still holds it once the list arrives. */
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
        await field.fill('');
        const first = await this.#type(field, 'gpw', at);
        this.#judge(`${place} ${label}`, first, 'gpw', 'gpw');
        await this.#page.keyboard.press('Enter');
        const second = await this.#type(field, 'bzyqw', at);
        await this.#page.waitForLoadState('networkidle');
        // A field that filters on every key has nothing to submit, so the second word is appended.
        const left = await field.inputValue();
        this.#judge(`${place} ${label}`, second, left, left.startsWith('gpw') ? 'gpwbzyqw' : 'bzyqw', 'gpw');
      }
    }
  }

  /** Types into each new text field as fast as a fast typist on a slow computer: the text stays as typed. */
  async texts(place: string, within = this.#page.locator('main')): Promise<void> {
    const fields = within
      .locator('textarea, input:is([type=text], [type=tel], [type=email], [type=password]):not([role], [readonly])')
      .and(this.#page.locator(':enabled'))
      .filter({ visible: true });
    const kinds = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map((input) => {
        const form = input.closest('form, dialog, section')?.className.split(' ')[0];
        return `${form} ${input.labels?.[0]?.textContent || input.ariaLabel}`;
      }),
    );
    for (const [index, kind] of kinds.entries()) {
      if (!this.#isNew(kind, place)) continue;
      const field = fields.nth(index);
      await field.fill('');
      const shown = await this.#type(field, '135790', 0);
      this.#judge(`${place} ${kind}`, shown, await field.inputValue(), '135790', '');
    }
  }

  /** Every pace for the first pack of a kind, the next pace in turn for each further pack. */
  #paces(kind: string): number[] {
    const packs = this.#packs.get(kind) ?? 0;
    this.#packs.set(kind, packs + 1);
    return packs === 0 ? [...typists.keys()] : [packs % typists.length];
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

  /** Returns every text the field showed from the first key on, sampled once per frame. */
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

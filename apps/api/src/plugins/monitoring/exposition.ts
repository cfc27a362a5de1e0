/** Upper bounds in seconds: from an answer out of the cache to the client's time-out. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

export type Labels = Record<string, string>;

type Series = { labels: Labels; counts: number[]; sum: number; count: number };

/** How long something took, by its labels, in buckets as Prometheus adds them up. */
export class Histogram {
  readonly #series = new Map<string, Series>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe(labels: Labels, seconds: number) {
    const key = Object.values(labels).join(' ');
    let series = this.#series.get(key);
    if (!series) {
      series = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      this.#series.set(key, series);
    }
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  write(): string[] {
    const lines = head(this.#name, this.#help, 'histogram');
    for (const { labels, counts, sum, count } of this.#series.values()) {
      let upTo = 0;
      for (const [index, bound] of bounds.entries()) {
        upTo += counts[index] ?? 0;
        lines.push(sample(`${this.#name}_bucket`, { ...labels, le: String(bound) }, upTo));
      }
      lines.push(sample(`${this.#name}_bucket`, { ...labels, le: '+Inf' }, count));
      lines.push(sample(`${this.#name}_sum`, labels, sum), sample(`${this.#name}_count`, labels, count));
    }
    return lines;
  }
}

/** Something that is read when it is asked for. */
export const writeValues = (
  name: string,
  help: string,
  type: 'gauge' | 'counter',
  values: [labels: Labels, value: number][],
): string[] => [...head(name, help, type), ...values.map(([labels, value]) => sample(name, labels, value))];

const head = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

const sample = (name: string, labels: Labels, value: number) => {
  const inner = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${inner.length > 0 ? `{${inner.join(',')}}` : ''} ${value}`;
};

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

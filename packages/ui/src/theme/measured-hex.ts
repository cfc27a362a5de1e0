/** `#rrggbb` of a computed colour: `rgb(…)`, or `color(srgb …)` if mixed. */
export function measuredHex(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const scale = colour.includes('srgb') ? 255 : 1;
  const channel = (value: number) =>
    Math.round(value * scale)
      .toString(16)
      .padStart(2, '0');
  return `#${[red, green, blue].map(channel).join('')}`;
}

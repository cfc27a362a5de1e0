const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const inks = ['#7a4a1e', '#0a66a8', '#b4233c', '#1f7a5c'];

/** A carton drawn in one colour: enough of a pack shot for a story. */
export function samplePicture(name: string, colour = inks[name.length % inks.length] ?? '', turned = false): string {
  const side = turned ? 'M70 78l-24-14v96l24 14z' : 'M190 78l22-14v96l-22 14z';
  const top = turned ? 'M70 78h120l-24-14H46z' : 'M70 78h120l22-14H94z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
<path d="${side}" fill="${colour}" opacity=".72"/><path d="${top}" fill="${colour}" opacity=".5"/>
<path d="M70 78h120v96H70z" fill="#fff" stroke="#d9e0dc"/><path d="M70 78h120v34H70z" fill="${colour}"/>
<text x="130" y="101" font-size="${name.length > 7 ? 13 : 17}" font-weight="700" fill="#fff" text-anchor="middle" font-family="Noto Sans CJK SC,sans-serif">${escapeXml(name.slice(0, 9))}</text>
<path d="M82 128h56M82 140h40M82 160h64" stroke="#cfd8d3" stroke-width="5"/><circle cx="168" cy="148" r="13" fill="${colour}" opacity=".2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const samplePictures = (name: string, colour: string) => [
  { src: samplePicture(name, colour) },
  { src: samplePicture(name, colour, true) },
  { src: samplePicture('说明书', colour) },
];

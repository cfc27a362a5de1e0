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

export const sampleCaptcha = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 40"><rect width="112" height="40" fill="#eef4f1"/><path d="M0 28Q30 4 56 22T112 12M0 12Q40 36 112 30" stroke="#8fb5a6" fill="none"/><g font-family="serif" font-size="24" font-weight="700" fill="#1f5c48"><text x="14" y="28" transform="rotate(-8 14 28)">7</text><text x="36" y="30" transform="rotate(10 36 30)">k</text><text x="60" y="27">R</text><text x="84" y="30" transform="rotate(-12 84 30)">2</text></g></svg>`,
)}`;

/** A banner in one colour with its words. */
export const sampleBanner = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 490 140" preserveAspectRatio="xMidYMid slice"><rect width="490" height="140" fill="#0a7f5b"/><circle cx="420" cy="30" r="90" fill="#0c8f67"/><circle cx="380" cy="120" r="60" fill="#0d9b70"/><text x="32" y="80" font-size="30" font-weight="700" fill="#fff" font-family="Noto Sans CJK SC,sans-serif">${escapeXml(words)}</text></svg>`,
  )}`;

import {
  drawBanner,
  drawBrand,
  drawCategory,
  drawGoodsPicture,
  drawQr,
  drawSiteLicence,
  drawWordBanner,
  goodsViews,
} from '@yaoji/goods-art';

/** An object in an answer that has pictures. */
type Pictured = Readonly<Record<string, unknown>>;

/** Subjects of pictures, by path without version. */
export type PicturedByPath = ReadonlyMap<string, Pictured>;

/** Finds pictures in answers; each belongs to the nearest enclosing object with a name. */
export function findPictured(answers: unknown): PicturedByPath {
  const found = new Map<string, Pictured>();
  const search = (value: unknown, owner: Pictured): void => {
    if (typeof value === 'string' && value.startsWith('/pictures/')) found.set(value.replace(/\?.*$/, ''), owner);
    if (typeof value !== 'object' || value === null) return;
    const isNamed = 'name' in value || 'title' in value;
    for (const each of Object.values(value)) search(each, isNamed ? (value as Pictured) : owner);
  };
  search(answers, {});
  return found;
}

/** The picture at a path, as the shop's server draws it; undefined for an unknown path. */
export function drawPicture(path: string, pictured: PicturedByPath): string | undefined {
  const [kind, key = '', view] = decodeURIComponent(path).replace('/pictures/', '').replace('.svg', '').split('/');
  const { name, title, subtitle, sccj, ypgg, dosage_form } = pictured.get(path) ?? {};
  if (kind === 'goods') {
    const facts = { name: text(name), maker: text(sccj), spec: text(ypgg), dosageForm: text(dosage_form) };
    return drawGoodsPicture(facts, goodsViews.find((each) => String(each) === view) ?? 1);
  }
  if (kind === 'banner') return drawBanner(key) ?? drawWordBanner(text(title), text(subtitle));
  if (kind === 'brand') return drawBrand(key);
  if (kind === 'category') return drawCategory(text(name));
  if (kind === 'licence') return drawSiteLicence(key);
  return kind === 'qr' ? drawQr(key) : undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

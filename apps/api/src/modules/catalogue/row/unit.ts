export const packageUnits =
  '盒|瓶|袋|支|板|罐|桶|包|听|条|贴|个|只|台|套|双|卷|片|粒|丸|枚|管|公斤|千克|kg|克|g|箱|把|副|张|根|块|提';

const lastUnit = new RegExp(`[/／每]\\s*(?:[大小中])?(${packageUnits})\\s*(?:[（(].*[）)])?$`, 'i');

/** The unit that a spec ends with: 12丸×10袋/盒 is sold by the box. */
const unitOfSpec = (spec: string): string | null => lastUnit.exec(spec)?.[1] ?? null;

export const unitOf = (unit: string, spec: string, isMedicine: boolean): string => {
  const name = unit.replaceAll(/^\d+|\s/g, '');
  if (name !== '') return name.slice(0, 10);
  return unitOfSpec(spec) ?? (isMedicine ? '盒' : '件');
};

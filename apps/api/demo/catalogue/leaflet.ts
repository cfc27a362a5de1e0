import type { Draft } from './draft.ts';

type Leaflet = Record<'indications' | 'dosage' | 'contraindications', string>;

const none: Leaflet = { indications: '', dosage: '', contraindications: '' };

/** Warns that the leaflet is invented, so nobody relies on it. */
const invented = '（演示内容，以实物说明书为准）';

/** How each form is taken, without a dose, which differs between medicines. */
const ways: [form: RegExp, way: string][] = [
  [/颗粒|冲剂|散剂|粉剂/, '开水冲服。一次用量和每日次数见实物说明书。'],
  [/口服|合剂|糖浆|酊|露/, '口服，用前摇匀。一次用量和每日次数见实物说明书。'],
  [/滴眼/, '滴入眼睑内。用前洗手，瓶口勿接触眼睛。'],
  [/滴耳|滴鼻|喷雾|气雾|吸入/, '按实物说明书所示部位喷用或滴用，用后清洁喷口。'],
  [/乳膏|软膏|凝胶|搽|涂|洗|贴|膏药|橡胶膏/, '外用。清洁患处后使用，避开破损皮肤和眼睛。'],
  [/栓/, '外用，按实物说明书所示部位放置。'],
  [/注射/, '凭医师处方，由医护人员使用。'],
  [/含片|口含/, '含服。'],
  [/片|胶囊|丸|滴丸/, '口服，用温开水送服。一次用量和每日次数见实物说明书。'],
];

/** The sections of a package insert that pharmacists read first; only medicines have them. */
export function leafletOf({ kind, name, form, category, prescription }: Draft): Leaflet {
  if (!['patent', 'chemical', 'biological'].includes(kind)) return none;
  const use = category.split('/').at(-1) ?? '';
  const way = ways.find(([pattern]) => pattern.test(form))?.[1] ?? '用法见实物说明书。';
  return {
    indications: `${use}类用药。${prescription ? '须凭处方购买和使用。' : ''}${invented}`,
    dosage: `${way}${invented}`,
    contraindications: `对${name.replace(/（[^）]*）/g, '')}及其成分过敏者禁用。${invented}`,
  };
}

import type { Subject } from './facts.ts';

/** The object in the picture. */
export const packKinds = [
  'tablet-box',
  'capsule-box',
  'softgel-box',
  'granule-box',
  'honey-pill-box',
  'pill-bottle',
  'vial-box',
  'syrup-bottle',
  'tube',
  'drops',
  'spray',
  'aerosol',
  'inhaler',
  'plaster',
  'ampoule-box',
  'infusion',
  'small-bottle',
  'enema',
  'gelatin-box',
  'herb-bag',
  'herb-jar',
  'gift-box',
  'powder-bottle',
  'health-bottle',
  'tin',
  'food-jar',
  'tea-box',
  'sachet-box',
  'pouch',
  'disinfectant',
  'pump-bottle',
  'canister',
  'soft-pack',
  'small-box',
  'device',
  'large-device',
  'plain-box',
] as const;
export type PackKind = (typeof packKinds)[number];

interface Rule {
  kind: PackKind;
  form?: RegExp;
  name?: RegExp;
  category?: RegExp;
  spec?: RegExp;
}

/** First match wins. */
const rules: Rule[] = [
  { kind: 'gelatin-box', form: /(?<!凝)胶剂/ },
  { kind: 'gift-box', category: /参茸/, name: /人参|红参|山参|西洋参（软|鹿茸|虫草|燕窝|海参|沉香|雪蛤|蛤蚧|羚羊/ },
  { kind: 'powder-bottle', category: /参茸/, name: /川贝|西红花|粉$/, spec: /瓶/ },
  { kind: 'sachet-box', category: /参茸/, name: /粉/ },
  { kind: 'tablet-box', category: /参茸/, name: /含片/ },
  { kind: 'herb-jar', category: /饮片|参茸|药材/, spec: /罐|瓶/ },
  { kind: 'herb-bag', category: /饮片|参茸|药材/ },
  { kind: 'herb-bag', form: /饮片/ },
  { kind: 'large-device', category: /医疗器械/, name: /轮椅|助行器|拐杖|制氧机|TDP/ },
  {
    kind: 'device',
    category: /医疗器械|医用耗材/,
    name: /计$|仪|器$|机$|车|镜|锤|剪$|镊$|口罩|手套|纱布|棉球|棉签|绷带|注射器|输液器|针$|留置针|采血针|针头|氧气袋|护腰|护膝|拐杖|面罩|隔离衣|护理垫|中单|鼻氧管|导尿管|刮痧|艾条|艾灸盒|创口贴|胶带|压舌板/,
  },
  { kind: 'plaster', category: /医疗器械|医用耗材/, name: /贴|敷料/ },
  { kind: 'plaster', category: /个人护理/, name: /敷料|面膜|眼罩|暖宝宝/ },
  { kind: 'device', name: /试纸|检测试剂|验孕/ },
  { kind: 'small-box', category: /计生/, name: /避孕套/ },
  { kind: 'tube', name: /润滑液|护手霜|芦荟|牙膏|唇膏|冷敷凝胶|抑菌乳膏|妇科凝胶/ },
  { kind: 'device', name: /吸奶器|药盒|急救包|热水袋/ },
  { kind: 'canister', spec: /桶/ },
  { kind: 'soft-pack', name: /湿巾|纸尿裤|护理垫/ },
  { kind: 'plain-box', name: /棉片|碘伏棉签|牙线|清洁片|足浴包/ },
  { kind: 'spray', category: /消毒|个人护理/, spec: /喷雾/ },
  { kind: 'spray', category: /消毒|个人护理/, name: /喷剂|喷雾/ },
  { kind: 'pump-bottle', category: /消毒|个人护理/, name: /洗手|手消毒|凝胶|洗发/ },
  { kind: 'disinfectant', category: /消毒|个人护理/ },
  { kind: 'tin', name: /蛋白粉|杂粮粉|薏仁粉/ },
  { kind: 'pouch', name: /葡萄糖粉/ },
  { kind: 'tea-box', category: /食品/, name: /茶/ },
  { kind: 'small-box', category: /食品/, name: /润喉糖|含片/ },
  { kind: 'health-bottle', category: /食品/, name: /冻干片/ },
  { kind: 'food-jar', category: /食品/, name: /膏|蜜/ },
  { kind: 'plain-box', category: /食品饮品/, name: /糕|丸/ },
  { kind: 'vial-box', category: /保健/, name: /口服液/ },
  { kind: 'health-bottle', category: /保健/, form: /片|胶囊/ },
  { kind: 'sachet-box', category: /保健/, name: /粉|益生菌|饮料/ },
  { kind: 'health-bottle', category: /保健/ },
  { kind: 'aerosol', form: /气雾剂/, name: /^(?!.*吸入)/ },
  { kind: 'inhaler', form: /气雾剂|吸入/ },
  { kind: 'spray', form: /喷雾/ },
  { kind: 'drops', form: /滴眼|滴耳|滴鼻/ },
  { kind: 'infusion', form: /注射/, spec: /\d{3}ml\/瓶/ },
  { kind: 'ampoule-box', form: /注射/ },
  { kind: 'tube', form: /乳膏|软膏|凝胶/, spec: /^(?!.*(盒|瓶))/ },
  { kind: 'small-bottle', form: /软膏/ },
  { kind: 'plaster', form: /贴|膏药/ },
  { kind: 'enema', form: /灌肠|栓/ },
  { kind: 'food-jar', form: /煎膏/ },
  { kind: 'vial-box', form: /口服液|合剂|口服溶液|酊/, spec: /×\d+(支|瓶)/ },
  { kind: 'syrup-bottle', form: /糖浆|合剂|口服溶液|混悬|含漱/ },
  { kind: 'small-bottle', form: /酊|油剂|洗剂|搽剂|涂剂|溶液/ },
  { kind: 'honey-pill-box', form: /大蜜丸/ },
  { kind: 'pill-bottle', form: /丸/, spec: /瓶|×\d+丸/ },
  { kind: 'granule-box', form: /颗粒|散|丸|粉|混悬/ },
  { kind: 'softgel-box', form: /软胶囊|胶丸/ },
  { kind: 'capsule-box', form: /胶囊/ },
  { kind: 'pill-bottle', form: /片/, spec: /×100片|100片\/瓶/ },
  { kind: 'tablet-box', form: /片/ },
];

export function packKindOf(subject: Subject): PackKind {
  const match = rules.find(
    (rule) =>
      (rule.form === undefined || rule.form.test(subject.form)) &&
      (rule.name === undefined || rule.name.test(subject.name)) &&
      (rule.category === undefined || rule.category.test(subject.category)) &&
      (rule.spec === undefined || rule.spec.test(subject.spec)),
  );
  return match?.kind ?? 'plain-box';
}

import { circle, drawing, path, rect, stroke, text } from '../draw/svg.ts';
import { block } from '../draw/typeset.ts';

interface Licence {
  title: string;
  rows: [string, string][];
}

/** A specimen of a licence, marked so that nobody mistakes it for a real one. */
function drawLicence({ title, rows }: Licence): string {
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y})scale(${sx} ${sy})">${stroke('M0 42V8Q0 0 8 0H42M6 36V12Q6 6 12 6H36', '#B08A3E', 2)}${circle(14, 14, 3, '#B08A3E')}</g>`;
  return drawing(
    600,
    424,
    title,
    rect(0, 0, 600, 424, '#FBF7EC') +
      rect(14, 14, 572, 396, 'none', { stroke: '#C9A85C', 'stroke-width': 4 }) +
      rect(22, 22, 556, 380, 'none', { stroke: '#C9A85C', 'stroke-width': 1 }) +
      corner(30, 30, 1, 1) +
      corner(570, 30, -1, 1) +
      corner(30, 394, 1, -1) +
      corner(570, 394, -1, -1) +
      circle(300, 64, 20, '#B3261E') +
      path('M300 50L303.5 60H314L305.5 66L308.5 76L300 70L291.5 76L294.5 66L286 60H296.5Z', '#F6D66A') +
      text(300, 124, title, { size: 34, fill: '#7A1A14', weight: 700, anchor: 'middle', spacing: 4 }) +
      rows
        .slice(0, 6)
        .map(([label, value], index) => {
          const y = 158 + index * 35;
          return (
            text(150, y + 19, label, { size: 15, fill: '#6B5A3A', anchor: 'end' }) +
            block({ x: 168, y, width: 370, height: 28 }, value, { fill: '#22312A', max: 17, min: 10, lines: 1 })
          );
        })
        .join('') +
      `<g transform="rotate(-24 300 230)" opacity=".16">${text(300, 250, '演示样张　非正式证照', { size: 46, fill: '#8F1D14', weight: 700, anchor: 'middle' })}</g>` +
      circle(492, 342, 42, 'none', { stroke: '#C1322B', 'stroke-width': 3, opacity: '.7' }) +
      text(492, 349, '样　张', { size: 19, fill: '#C1322B', weight: 700, anchor: 'middle', opacity: 0.8 }),
  );
}

const company = '药集医药批发（演示）有限公司';

/** The shop's own papers, for the page of site qualifications. */
const siteLicences: Record<string, Licence> = {
  business: {
    title: '营业执照',
    rows: [
      ['名称', company],
      ['类型', '有限责任公司'],
      ['住所', '四川省成都市演示路1号'],
      ['经营范围', '药品批发；医疗器械经营；食品销售；消毒产品销售'],
      ['营业期限', '长期'],
    ],
  },
  drug: {
    title: '药品经营许可证',
    rows: [
      ['企业名称', company],
      ['经营方式', '批发'],
      ['经营范围', '中药饮片、中成药、化学药制剂、抗生素、生物制品（除疫苗）'],
      ['仓库地址', '四川省成都市演示路1号1号库'],
    ],
  },
  device: {
    title: '医疗器械经营许可证',
    rows: [
      ['企业名称', company],
      ['经营方式', '批发'],
      ['经营范围', '三类：注射穿刺器械、体外诊断试剂'],
      ['备案范围', '二类：全部（除冷链）'],
    ],
  },
  food: {
    title: '食品经营许可证',
    rows: [
      ['经营者名称', company],
      ['主体业态', '食品销售经营者'],
      ['经营项目', '预包装食品销售；保健食品销售'],
    ],
  },
  internet: {
    title: '互联网药品信息服务资格证书',
    rows: [
      ['服务性质', '经营性'],
      ['单位名称', company],
      ['网站名称', '药集'],
    ],
  },
};

const holder = '（演示）示例药店';
const issuer = '演示市市场监督管理局';

/** Documents of the demonstration's buyers, by kind. */
const specimens: Record<string, Licence> = {
  business_licence: {
    title: '营业执照',
    rows: [
      ['名称', holder],
      ['类型', '有限责任公司'],
      ['经营范围', '药品零售；医疗器械经营；食品销售'],
      ['营业期限', '长期'],
      ['登记机关', issuer],
    ],
  },
  drug_licence: {
    title: '药品经营许可证',
    rows: [
      ['企业名称', holder],
      ['经营方式', '零售'],
      ['经营范围', '中药饮片、中成药、化学药、生物制品'],
      ['发证机关', '演示市药品监督管理局'],
    ],
  },
  device_licence: {
    title: '医疗器械经营许可证',
    rows: [
      ['企业名称', holder],
      ['经营方式', '零售'],
      ['经营范围', '三类医疗器械'],
      ['发证机关', '演示市药品监督管理局'],
    ],
  },
  device_filing: {
    title: '第二类医疗器械经营备案凭证',
    rows: [
      ['企业名称', holder],
      ['经营范围', '二类医疗器械'],
      ['备案部门', issuer],
    ],
  },
  food_licence: {
    title: '食品经营许可证',
    rows: [
      ['经营者名称', holder],
      ['经营项目', '预包装食品销售；保健食品销售'],
      ['发证机关', issuer],
    ],
  },
  medical_institution: {
    title: '中医诊所备案证',
    rows: [
      ['诊所名称', '（演示）示例中医诊所'],
      ['诊疗科目', '中医科'],
      ['备案机关', '演示市中医药管理局'],
    ],
  },
  authorisation: {
    title: '采购委托书',
    rows: [
      ['委托单位', holder],
      ['受托人', '示例采购员'],
      ['委托事项', '办理药品、医疗器械采购事宜'],
    ],
  },
  other: {
    title: '经营登记凭证',
    rows: [
      ['单位名称', holder],
      ['登记范围', '消毒产品、化妆品'],
      ['登记部门', issuer],
    ],
  },
};
for (const [kind, licence] of Object.entries(specimens)) siteLicences[`specimen-${kind}`] = licence;

/** Keys of `drawSiteLicence`: the shop's own papers, and `specimen-…` of each kind that buyers upload. */
export const siteLicenceKeys: readonly string[] = Object.keys(siteLicences);

/** Undefined for an unknown key. */
export function drawSiteLicence(key: string): string | undefined {
  const licence = Object.hasOwn(siteLicences, key) ? siteLicences[key] : undefined;
  return licence === undefined ? undefined : drawLicence(licence);
}

import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';
import type { Maker } from './makers.ts';

/** Serials from 9000 are not issued in practice, so none matches a real approval. */
function serial(chance: Chance): string {
  return String(chance.integer(9000, 9999));
}

const deviceSections: [RegExp, string][] = [
  [/手术器械/, '02'],
  [/血压|体温|诊察/, '07'],
  [/呼吸|雾化/, '08'],
  [/理疗|敷贴/, '09'],
  [/防护|注射|敷料|护理/, '14'],
  [/计生/, '18'],
  [/康复/, '19'],
  [/中医/, '20'],
  [/检测/, '40'],
];

function deviceSection(category: string): string {
  return deviceSections.find(([pattern]) => pattern.test(category))?.[1] ?? '14';
}

/** ISO 7064 MOD 11,10: the check digit of food production licences. */
export function foodCheckDigit(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return String((11 - product) % 10);
}

/** The licence on the box of a product of this kind, in the authority's format. */
export function approvalNumber(draft: Draft, maker: Maker, chance: Chance): string {
  const year = chance.integer(2012, 2025);
  const province = maker.filing.slice(0, 1);
  switch (draft.kind) {
    case 'patent':
      return `国药准字Z${year}${serial(chance)}`;
    case 'chemical':
      return `国药准字H${year}${serial(chance)}`;
    case 'biological':
      return `国药准字S${year}${serial(chance)}`;
    case 'device1':
      return `${maker.filing}械备${year}${serial(chance)}号`;
    case 'device2':
      return `${province}械注准${year}2${deviceSection(draft.category)}${serial(chance)}`;
    case 'device3':
      return `国械注准${year}3${deviceSection(draft.category)}${serial(chance)}`;
    case 'health':
      return `国食健注G${year}${serial(chance)}`;
    case 'food': {
      const digits = `1${chance.integer(10, 31)}${chance.integer(330100, 379900)}${serial(chance)}`;
      return `SC${digits}${foodCheckDigit(digits)}`;
    }
    case 'disinfectant':
      return `${province}卫消证字（${year}）第${serial(chance)}号`;
    case 'cosmetic':
      return `${province}G妆网备字${year}00${serial(chance)}`;
    default:
      return '';
  }
}

/** Alternating weights from the left over 13 digits; also computes the check digit of the national drug code. */
function weighted(digits: string, first: number, second: number): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? first : second), 0);
  return String((10 - (sum % 10)) % 10);
}

/** EAN-13 in the range for in-store use (20 to 29), so none matches a real product. */
export function inStoreBarcode(makerNumber: number, goodsNumber: number): string {
  const digits = `2${makerNumber % 10}${String(makerNumber).padStart(3, '0')}${String(goodsNumber).padStart(7, '0')}`;
  return digits + weighted(digits, 1, 3);
}

/** The 14-digit national drug code (本位码), with company numbers that are not issued. */
export function nationalDrugCode(makerNumber: number, goodsNumber: number): string {
  const digits = `869${99000 + makerNumber}${String(goodsNumber).padStart(5, '0')}`;
  return digits + weighted(digits, 3, 1);
}

const scopes: Record<Draft['kind'], string> = {
  patent: '中成药',
  chemical: '化学药',
  biological: '生物制品',
  herb: '中药饮片',
  precious: '中药饮片',
  device1: '一类器械',
  device2: '二类器械',
  device3: '三类器械',
  health: '保健食品',
  food: '食品',
  disinfectant: '消毒产品',
  cosmetic: '化妆品',
  daily: '',
};

/** The business scope that a buyer needs; empty: anyone may buy it. */
export function scopeOf(draft: Draft): string {
  if (draft.kind === 'precious' && /燕窝|海参|蛹虫草|含片|雪蛤/.test(draft.name)) return '食品';
  return scopes[draft.kind];
}

export function vatRateOf(draft: Draft): string {
  if (draft.kind === 'herb' || draft.kind === 'precious') return '9';
  return draft.kind === 'biological' ? '3' : '13';
}

export function storageOf(draft: Draft): string {
  if (draft.kind === 'biological' || /活菌/.test(draft.name)) return '遮光，密封，在2–8℃保存';
  if (/滴眼|注射/.test(draft.form)) return '遮光，密闭，在阴凉处（不超过20℃）保存';
  if (draft.kind === 'herb' || draft.kind === 'precious') return '置通风干燥处，防蛀，防潮';
  if (draft.kind === 'disinfectant') return '避光，密闭，置阴凉通风处，远离火源';
  if (draft.kind.startsWith('device')) return '置干燥、通风、无腐蚀性气体的室内';
  return draft.kind === 'daily' ? '' : '密封，置阴凉干燥处';
}

export function standardOf(draft: Draft): string {
  const standards: Partial<Record<Draft['kind'], string>> = {
    patent: '《中国药典》2025年版一部',
    chemical: '《中国药典》2025年版二部',
    biological: '《中国药典》2025年版三部',
    herb: '《中国药典》2025年版一部',
    precious: '《中国药典》2025年版一部',
    device2: '经注册的产品技术要求',
    device3: '经注册的产品技术要求',
  };
  return scopeOf(draft) === '食品' && draft.kind === 'precious' ? '' : (standards[draft.kind] ?? '');
}

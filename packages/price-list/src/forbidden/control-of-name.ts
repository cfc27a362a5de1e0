import { findForbidden } from './find-forbidden.ts';

/**
 * 含麻黄碱类复方制剂: compounds with ephedrine or pseudoephedrine, which have special rules (B7). Their generic names contain
 * 麻黄碱, or 伪麻 and 麻 in a fixed set of short names; the trade names are those on the market.
 */
const ephedrineNames =
  /麻黄[碱素]|伪麻|酚麻|氨酚.{0,6}麻|美扑|美息|呋麻|氯雷他定伪|布洛伪|双扑|消咳宁|联邦止咳露|新康泰克(?!通气|喉爽)|白加黑|泰诺(?!林)|日夜百服[咛宁]|惠菲宣|史达功|克咳/;

export const containsEphedrine = (...texts: string[]): boolean => texts.some((text) => ephedrineNames.test(text));

const nameless = { commonName: '', category: '', dosageForm: '', approvalNo: '', maker: '' };

export type Control = { forbiddenKind: string | null; containsEphedrine: boolean };

/** The rules of sale that follow from a name alone (B6, B7), with or without a pack behind it: 阿普唑仑片 1盒. */
export const controlOfName = (text: string): Control => {
  const name = text.split(/[\s\d×*（(]/u, 1)[0] ?? '';
  return {
    forbiddenKind: findForbidden({ ...nameless, name: text }) ?? findForbidden({ ...nameless, name }),
    containsEphedrine: containsEphedrine(text),
  };
};

/** How price lists abbreviate what may not be sold online, by a whole mark: 精二, 麻精, 毒. */
const shortMarks: readonly [RegExp, kind: string][] = [
  [/^(?:麻药?$|含?麻醉|麻精|精麻|毒麻)/, '麻醉药品'],
  [/精神|^(?:[一二]类?精|精[一二12ⅠⅡ]?$)/, '精神药品'],
  [/^含?毒/, '医疗用毒性药品'],
  [/^放射?/, '放射性药品'],
  [/^血液/, '血液制品'],
  [/^易制/, '药品类易制毒化学品'],
  [/^(?:蛋白同化|肽类|兴奋剂$)/, '蛋白同化制剂、肽类激素'],
  [/^(?:是|有|y|yes|1|true|√|特殊(?:管理)?(?:药品)?|特管(?:药品)?)$/i, '特殊管理药品'],
];

/** The rules of sale that a list's column of special control states (B6, B7): 第二类精神药品, 精二, 含麻, 非特殊药品. */
export const controlOfMark = (mark: string): Control => {
  const marks = mark
    .split(/[\s、，,；;/+（）()]+/u)
    .filter((each) => each !== '' && !/^(?:非|不|无|否|未)/u.test(each));
  const kindOf = (each: string) =>
    findForbidden({ ...nameless, name: '', category: each }) ??
    shortMarks.find(([pattern]) => pattern.test(each))?.[1] ??
    null;
  return {
    forbiddenKind: marks.map(kindOf).find((kind) => kind !== null) ?? null,
    containsEphedrine: marks.some((each) => containsEphedrine(each) || /含[麻特](?!醉)/u.test(each)),
  };
};

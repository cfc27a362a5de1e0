import { findForbidden } from './find-forbidden.ts';

/**
 * 含麻黄碱类复方制剂: compounds with ephedrine or pseudoephedrine, which have special rules (B7). Their generic names contain
 * 麻黄碱, or 伪麻 and 麻 in a fixed set of short names; the trade names are those on the market.
 */
const ephedrineNames =
  /麻黄[碱素]|伪麻|酚麻|氨酚.{0,6}麻|美扑|美息|呋麻|氯雷他定伪|布洛伪|双扑|消咳宁|联邦止咳露|新康泰克(?!通气|喉爽)|白加黑|泰诺(?!林)|日夜百服[咛宁]|惠菲宣|史达功|克咳/;

export const containsEphedrine = (...texts: string[]): boolean => texts.some((text) => ephedrineNames.test(text));

export const nameless = { commonName: '', category: '', dosageForm: '', approvalNo: '', maker: '' };

/** The rules of sale that follow from a name alone (B6, B7), with or without a pack behind it: 阿普唑仑片 1盒. */
export const controlOfName = (text: string): { forbiddenKind: string | null; containsEphedrine: boolean } => {
  const name = text.split(/[\s\d×*（(]/u, 1)[0] ?? '';
  return {
    forbiddenKind: findForbidden({ ...nameless, name: text }) ?? findForbidden({ ...nameless, name }),
    containsEphedrine: containsEphedrine(text),
  };
};

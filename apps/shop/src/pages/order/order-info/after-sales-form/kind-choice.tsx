import type { AfterSalesKind } from '@yaoji/api-client/wire';
import { afterSalesKindNames } from '@yaoji/domain';
import { ChoiceCards } from '@yaoji/ui';

type KindChoiceProps = { value: AfterSalesKind; onChange: (kind: AfterSalesKind) => void };

const kinds: readonly (readonly [AfterSalesKind, string])[] = [
  ['quality', '破损、变质、性状异常'],
  ['shortage', '数量或品种与订单不符'],
  ['papers', '缺少药检报告、随货同行单等'],
  ['invoice', '抬头、税号、金额有误'],
  ['delivery', '未收到、延误、送错地址'],
  ['other', '以上都不是'],
];

export const KindChoice = ({ value, onChange }: KindChoiceProps) => (
  <ChoiceCards
    label="问题类型"
    name="after-sales-kind"
    columns={3}
    value={value}
    options={kinds.map(([kind, description]) => ({ value: kind, title: afterSalesKindNames[kind], description }))}
    onChange={onChange}
  />
);

import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';
import { Button, Card, DescriptionList } from '@yaoji/ui';
import { useState } from 'react';
import { type Field, type TitledField, titled } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import type { PreviewedAt } from '#pages/parts/record-form.tsx';
import { SellerPapers } from './seller-papers.tsx';

type Form = Schemas['SettingsForm'];

type Group = {
  title: string;
  /** Says where buyers see it. */
  note: string;
  fields: readonly TitledField<keyof Form, keyof typeof titles.SettingsForm>[];
  /** The page on which the shop previews it; absent if it is not content. */
  preview?: PreviewedAt;
};

const groups: readonly Group[] = [
  {
    title: '卖方',
    note: '印在发票与随货同行单上；退货地址给退货的买家看',
    fields: [
      { name: 'seller.name', hint: '发票、随货同行单的销售方', required: true },
      { name: 'seller.taxNo', hint: '18 位，没有则不能开票' },
      { name: 'seller.licence', hint: '随货同行单' },
      { name: 'seller.address', hint: '发票、随货同行单' },
      { name: 'seller.phone', hint: '发票、随货同行单' },
      { name: 'seller.returnAddress', hint: '同意退货后买家看到' },
      { name: 'seller.bank', hint: '发票' },
      { name: 'seller.account', hint: '发票' },
    ],
  },
  {
    title: '收款账户',
    note: '买家选银行转账时看到；没有则不能转账付款',
    fields: [
      { name: 'bank.bank', label: '开户行' },
      { name: 'bank.name', label: '户名' },
      { name: 'bank.account', label: '账号' },
    ],
  },
  {
    title: '配送与运费',
    note: '没有配送规则的地区；买家在购物车、结算页看到',
    fields: [
      { name: 'shipping.threshold', label: '满多少元包邮', type: 'figure', required: true },
      { name: 'shipping.fee', label: '不满时运费（元）', type: 'figure', required: true },
      { name: 'deliveries.express', hint: '如 16:00 前付款当天发出' },
      { name: 'deliveries.pickup', hint: '留空：不提供自提' },
    ],
  },
  {
    title: '订单与积分',
    note: '买家在付款页、订单中看到',
    fields: [
      { name: 'order.payWithinMinutes', unit: '分钟', hint: '5 至 1440，过时自动取消', required: true },
      { name: 'order.transferWithinDays', unit: '天', hint: '1 至 30，过时自动取消', required: true },
      { name: 'points.perYuan', hint: '0：不送积分', required: true },
      { name: 'trace.requiredScopes', hint: '如 中成药,化学药；留空：都不必' },
    ],
  },
  {
    title: '审批',
    note: '低于最低价或超过上限的，由另一位有审批权限的同事在待办中同意后生效',
    fields: [
      { name: 'approval.margin', unit: '%', type: 'figure', hint: '占售价的比例；留空：不低于进价' },
      { name: 'approval.owner', unit: '元', type: 'figure', hint: '现金券、红包、优惠券、调整余额；留空：不限' },
      { name: 'approval.sales', unit: '元', type: 'figure', hint: '留空：不限' },
      { name: 'approval.finance', unit: '元', type: 'figure', hint: '留空：不限' },
      { name: 'approval.content', unit: '元', type: 'figure', hint: '留空：不限' },
    ],
  },
  {
    title: '电子合同',
    note: '买家首次下单前签署；甲方是单位名称，乙方是买家单位',
    preview: { path: href('e_contract'), viewer: 'buyer' },
    fields: [
      { name: 'contract.title', required: true },
      { name: 'contract.version', hint: '如 2026-02；改了正文须换', required: true },
      { name: 'contract.seal', type: 'picture', hint: '盖在甲方名称上' },
      {
        name: 'contract.text',
        type: 'area',
        rows: 14,
        required: true,
        hint: '空一行另起一段；## 开头是小标题，- 开头是列表，**加粗**',
      },
    ],
  },
  {
    title: '商城',
    note: '买家在每一页的页头、页脚与客服栏看到',
    preview: { path: href('home'), viewer: 'buyer' },
    fields: [
      { name: 'site.title', hint: '页头、浏览器标题', required: true },
      { name: 'site.hotLine', hint: '页头、页脚，如 400-000-0000' },
      { name: 'site.qq1' },
      { name: 'site.qq2' },
      { name: 'site.contact.name', hint: '没有专属业务员的买家看到' },
      { name: 'site.contact.phone' },
      { name: 'site.chatUrl', hint: '以 https:// 开头' },
      { name: 'site.filing', type: 'area', hint: '页脚，每行一条' },
      { name: 'site.logo', type: 'picture', hint: '页头；没有则显示名称' },
      { name: 'site.miniProgramQr', type: 'picture', hint: '页脚' },
      { name: 'site.appQr', type: 'picture', hint: '页脚' },
    ],
  },
];

const longest = 60;

const shownOf = (type: Field['type'], text = '') => {
  if (type === 'picture') return text && '已上传';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The wholesaler's settings of the shop, each with where it appears. */
export default function SettingsPage() {
  const [opened, setOpened] = useState<Group | null>(null);
  return (
    <Page title="设置" note={<PageNav of="settings" />}>
      <Loaded read={operations.getSettings}>
        {(data) => (
          <div className={css.stack}>
            {groups.map((group) => (
              <Card
                key={group.title}
                title={group.title}
                note={group.note}
                aside={
                  <Button size="small" tone="plain" onClick={() => setOpened(group)}>
                    修改{group.title}
                  </Button>
                }
              >
                <DescriptionList
                  items={titled(titles.SettingsForm, group.fields).map(({ name, label, type }) => ({
                    label,
                    value: shownOf(type, data.form[name]) || '未设置',
                  }))}
                />
              </Card>
            ))}
            <SellerPapers />
            {opened && (
              <RecordDialog<Form>
                name={opened.title}
                record={data}
                source={data.form}
                fields={titled(titles.SettingsForm, opened.fields)}
                within="settings"
                change={operations.changeSettings}
                preview={opened.preview && (() => opened.preview as PreviewedAt)}
                // Send only fields of this dialog; cleared ones as empty.
                toSent={(form) => Object.fromEntries(opened.fields.map(({ name }) => [name, form[name] ?? '']))}
                onClose={() => setOpened(null)}
              />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

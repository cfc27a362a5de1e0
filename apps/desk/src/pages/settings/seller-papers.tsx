import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, Link } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import { CardTable } from '#pages/parts/rows.tsx';

/** Scans of the seller's licences, which buyers get with each delivery. */
export function SellerPapers() {
  return (
    <Card
      title="首营资料"
      note="本企业证照的扫描件；买家在订单的随货资料中下载"
      aside={<Actions actions={[addAction]} size="small" />}
    >
      <Loaded read={operations.listSellerPapers}>
        {(papers) => (
          <CardTable
            label="首营资料"
            isLabelled
            heads={['名称', '上传时间', '操作']}
            rows={papers.map((paper) => ({
              key: paper.id,
              cells: [
                <Link href={`/desk/api/papers/${paper.id}`}>{paper.name}</Link>,
                formatMinute(paper.createdAt),
                <Actions actions={[removeAction(paper)]} size="small" />,
              ],
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

const addAction = action(operations.addSellerPaper, {
  label: '上传资料',
  actionLabel: '上传',
  source: { name: '' } as { name: string; file?: File },
  fields: [
    { name: 'name', hint: '如 药品经营许可证；同名则替换', required: true, input: { maxLength: 60 } },
    { name: 'file', hint: 'PDF、JPG 或 PNG，不超过 5 MB', type: 'paper' },
  ],
  // The server refuses an empty file, next to its field.
  inputOf: ({ name, file = new File([], '') }) => ({ body: { name, file } }),
  done: '已上传',
});

const removeAction = ({ id, name }: Schemas['SellerPaper']) =>
  action(operations.removeSellerPaper, {
    label: '删除',
    tone: 'plain',
    title: `删除${name}`,
    destructive: true,
    inputOf: () => ({ params: { id } }),
    done: '已删除',
    children: '以后下载的随货资料不再包含它。',
  });

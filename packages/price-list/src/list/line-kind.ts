import { fieldOfHead } from './find-columns.ts';

/** Lines of a list that are not products. */
export type LineKind = 'sum' | 'remark' | 'heading' | 'page number' | 'repeated head';

const sum =
  /^(?:本页|本单|本表|全部|金额|数量)?(?:合计|小计|总计|共计|累计|总和|合共|total|subtotal|sum)(?:金额|数量|大写|人民币)?(?:[(（].*[)）])?(?:[:：].*)?$/is;

const remark =
  /^(?:备注|注|说明|注意(?:事项)?|附注|温馨提示|提示|联系人|联系方式|联系电话|电话|手机|微信|qq|传真|地址|邮箱|网址|公司地址|制表(?:人|日期|时间)?|制单(?:人|日期)?|审核(?:人)?|复核(?:人)?|审批(?:人)?|批准人|填表人?|经办人|业务员|负责人|打印(?:人|日期|时间)|导出(?:人|日期|时间)|报价(?:人|日期|单位|有效期)|更新(?:日期|时间)|日期|时间|有效期至?|开户行|账号|税号|签字|签名|盖章|收货人|发货人|供货单位|购货单位|客户(?:名称)?)\d*[:：]/i;

const remarkAlone =
  /^(?:[(（【]?(?:以下|此处|下面?)(?:为?空白|无正文)[)）】]?|制表人?|审核人?|制单人?|备注|说明|空白|无正文|(?:以上|本表|本单|本报价|此价格|此表|价格|报价).{0,40}(?:为准|有效|变动|另行通知|含税|不含税|解释权.*|仅供参考)[。.]?)$/s;

const pageNumber =
  /^(?:第\s*\d+\s*页(?:\s*(?:[/,，、]\s*)?共\s*\d+\s*页)?|共\s*\d+\s*页(?:\s*(?:[/,，、]\s*)?第\s*\d+\s*页)?|page\s*\d+(?:\s*(?:of|\/)\s*\d+)?|-\s*\d+\s*-|\d+\s*\/\s*\d+\s*页?)$/i;

const heading =
  /^(?:(?:[(（][一二三四五六七八九十百]+[)）][、.．]?|[一二三四五六七八九十百]+[)）]?[、.．:：\s])\s*\S{1,20}|第[一二三四五六七八九十百\d]+[章节部分类]\S{0,20}|[(（]?\d{1,2}[)）]?[、.．]\s*\p{Script=Han}{2,12}[类药品区]|[【[〔].{1,20}[】\]〕]|[◆★■●▲※]+\s*\S{1,20}|\p{Script=Han}{1,10}(?:类|系列|专区|专柜|部分)|中成药|中西成药|西药|化学药|化学药品|生物制品|中药饮片|中药材|医疗器械|保健食品|保健品|消毒用品|外用药|抗生素|处方药|非处方药|otc|rx|参茸贵细|化妆品)$/iu;

const filledOf = (cells: readonly string[]) =>
  cells.map((cell) => cell.normalize('NFKC').trim()).filter((cell) => cell !== '');

/** Whether most cells repeat the header at their positions. */
const repeatsHead = (cells: readonly string[], head: readonly string[]): boolean => {
  const filled = [...cells.entries()].filter(([, cell]) => cell.trim() !== '');
  const same = filled.filter(([position, cell]) => cell.trim() === (head[position] ?? '').trim());
  return filled.length > 1 && same.length >= 0.6 * filled.length && same.some(([, cell]) => fieldOfHead(cell));
};

/** The kind of a line that is not a product; null if it may be one. */
export const lineKind = (cells: readonly string[], head: readonly string[]): LineKind | null => {
  const filled = filledOf(cells);
  const [first = ''] = filled;
  if (repeatsHead(cells, head)) return 'repeated head';
  if (sum.test(first.replaceAll(/\s/g, '')) || filled.slice(0, 2).some((cell) => /^(?:合|小|总)\s*计$/.test(cell)))
    return 'sum';
  if (filled.length <= 4 && filled.every((cell) => pageNumber.test(cell))) return 'page number';
  if (remark.test(first.replaceAll(/\s/g, '')) || (filled.length <= 3 && remarkAlone.test(first.replaceAll(/\s/g, ''))))
    return 'remark';
  const columns = head.filter((cell) => cell.trim() !== '').length;
  const isNumbered = filled.length === 2 && /^[一二三四五六七八九十]+$/.test(first) && !/\d/.test(filled[1] ?? '');
  if (columns > 1 && (isNumbered || (filled.length === 1 && heading.test(first)))) return 'heading';
  return null;
};

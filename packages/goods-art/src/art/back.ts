import { lighter } from '../draw/colour.ts';
import { rect, text } from '../draw/svg.ts';
import { ems, fit } from '../draw/typeset.ts';
import type { Subject } from '../facts.ts';
import type { Palette } from '../palette.ts';
import { bars, type Panel } from './label.ts';

const ink = '#2A3932';

function storage(subject: Subject): string {
  if (/生物|滴眼|活菌/.test(subject.category + subject.form)) return '遮光，密闭，置冷处（2–10℃）保存';
  if (/饮片|参茸/.test(subject.category)) return '置通风干燥处，防蛀，防潮';
  if (/消毒/.test(subject.category)) return '避光，密闭，置阴凉处，远离火源';
  if (/器械|耗材|计生/.test(subject.category)) return '置干燥、通风、无腐蚀性气体处';
  return '密封，置阴凉干燥处';
}

function noun(subject: Subject): [string, string] {
  if (/器械|耗材|计生/.test(subject.category)) return ['产品名称', '注册证/备案号'];
  if (/消毒/.test(subject.category)) return ['产品名称', '卫生许可证号'];
  if (/食品|保健/.test(subject.category)) return ['产品名称', '批准文号'];
  return /饮片|参茸/.test(subject.category) ? ['品名', '执行标准'] : ['药品名称', '批准文号'];
}

/** Text on the back of a pack: only known facts about the product. */
function backLines(subject: Subject): [string, string][] {
  const [name, licence] = noun(subject);
  const herb = licence === '执行标准';
  const lines: [string, string][] = [
    [name, subject.name],
    ['规格', subject.spec],
    ['剂型', herb ? '' : subject.form],
    ['产地', subject.origin],
    [licence, herb ? '《中国药典》' : subject.approvalNo],
    ['贮藏', storage(subject)],
    ['生产企业', subject.maker],
  ];
  return lines.filter(([, value]) => value !== '');
}

export function backArt(subject: Subject, palette: Palette, { width: w, height: h }: Panel): string {
  const head = h * 0.11;
  const size = Math.max(7, Math.min(12.5, h * 0.054));
  const lead = size * 1.55;
  let y = head + lead * 1.25;
  let out = rect(0, 0, w, h, palette.board) + rect(0, 0, w, head, palette.main);
  const title = fit(subject.name, w * 0.86, head * 0.6, 6);
  out += text(w * 0.05, head * 0.5 + title.size * 0.36, title.lines[0] ?? '', {
    size: title.size,
    fill: '#ffffff',
    weight: 700,
  });
  for (const [label, value] of backLines(subject)) {
    const heading = `【${label}】`;
    const indent = ems(heading) * size;
    const found = fit(value, w * 0.92 - indent, size, size * 0.86, 2);
    out += text(w * 0.03, y, heading, { size, fill: palette.main, weight: 700 });
    for (const line of found.lines) {
      out += text(w * 0.03 + indent, y, line, { size: found.size, fill: ink });
      y += lead;
    }
  }
  const code = { width: Math.min(w * 0.36, 92), height: h * 0.13 };
  const foot = h - code.height - h * 0.07;
  return (
    out +
    rect(w * 0.04, foot - 2, w * 0.4, 1, lighter(palette.main, 0.7)) +
    text(w * 0.04, foot + size * 1.3, '产品批号、生产日期', { size: size * 0.86, fill: ink }) +
    text(w * 0.04, foot + size * 2.6, '及有效期至：见封口', { size: size * 0.86, fill: ink }) +
    rect(w - code.width - w * 0.05, foot - 2, code.width, code.height + 4, '#ffffff') +
    bars(subject.barcode || subject.name, w - code.width - w * 0.03, foot, code.width - w * 0.04, code.height * 0.78) +
    text(w - code.width / 2 - w * 0.05, foot + code.height, subject.barcode || '', {
      size: size * 0.7,
      fill: ink,
      anchor: 'middle',
    })
  );
}

import { expect, it } from 'vitest';
import { greeked } from './greek.ts';
import { column, lines, text } from './svg.ts';

const small = { size: 8, fill: '#123456' };

it('leaves legible print unchanged', () => {
  const art = text(10, 20, '板蓝根颗粒', { size: 12, fill: '#000000' });
  expect(greeked(art, 12)).toBe(art);
});

it('replaces small print by a bar of its width, at its anchor', () => {
  expect(greeked(text(100, 20, '国药准字', small), 10)).toBe(
    '<rect x="100" y="16" width="32" height="2.4" fill="#123456" opacity=".45"/>',
  );
  expect(greeked(text(100, 20, '国药准字', { ...small, anchor: 'end' }), 10)).toContain('<rect x="68"');
  expect(greeked(text(100, 20, '国药准字', { ...small, anchor: 'middle' }), 10)).toContain('<rect x="84"');
});

it('gives each line a bar, and a column an upright one', () => {
  expect(greeked(lines(0, 10, 9, ['国药', '准字号'], small), 10)).toBe(
    '<rect x="0" y="6" width="16" height="2.4" fill="#123456" opacity=".45"/>' +
      '<rect x="0" y="15" width="24" height="2.4" fill="#123456" opacity=".45"/>',
  );
  expect(greeked(column(5, 10, 9, '国药准', small), 10)).toBe(
    '<rect x="5" y="3.6" width="2.4" height="24.4" fill="#123456" opacity=".45"/>',
  );
});

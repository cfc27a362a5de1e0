import { expect, test } from 'vitest';
import { sourceText } from '../../.storybook/source-text.ts';

const component = Object.assign(() => null, { __docgenInfo: { displayName: 'QuantityStepper' } });

test.each([
  ['<StatefulStepper clamp={function YJ(){}} />', '<QuantityStepper clamp={clampQuantity} />'],
  ['<Opened open>\n  文字\n</Opened>', '<QuantityStepper open>\n  文字\n</QuantityStepper>'],
  ['<Button onClick={function YJ(){}}>加入</Button>', '<Button onClick={onClick}>加入</Button>'],
  ['action={{ onClick: function YJ(){} }}', 'action={{ onClick: () => {} }}'],
  [String.raw`src: 'data:image/svg+xml,a\'b'`, "src: '/picture.svg'"],
  ['<img src="data:image/svg+xml,ab" />', '<img src="/picture.svg" />'],
])('%s is shown as %s', (code, shown) => {
  expect(sourceText(code, { component })).toBe(shown);
});

import { expect, test } from 'vitest';
import { activityLine, ruleBeside } from './activity-rule.ts';

test.each([
  ['秋季备货', '满300减20，满800减70', '秋季备货：满300减20，满800减70'],
  ['饮片满500减30', '满500减30', '饮片满500减30'],
  ['保健食品全场94折', '9.4折', '保健食品全场94折'],
  ['满300减20', '满300减20，满800减70', '满300减20，满800减70'],
  ['天天特价', '天天特价', '天天特价'],
  ['新客专享价', '', '新客专享价'],
])('%s with the rule %s is one line', (title, rule, line) => {
  expect(activityLine(title, rule)).toBe(line);
});

test('a rule shows only facts that its title lacks', () => {
  expect(ruleBeside('饮片满500减30', '满500减30')).toBe('');
  expect(ruleBeside('满300减20', '满300减20，满800减70')).toBe('满300减20，满800减70');
});

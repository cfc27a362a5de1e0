/** `9.4折` is also written 94折. */
const bare = (text: string) => text.replace(/[\s.]/g, '');

/**
 * The rule of an activity unless its title already states it; empty if it does.
 *
 * @example ruleBeside('饮片满500减30', '满500减30') // ''
 */
export const ruleBeside = (title: string, rule: string): string => (bare(title).includes(bare(rule)) ? '' : rule);

/**
 * An activity in one line, without repetition.
 *
 * @example activityLine('满300减20', '满300减20，满800减70') // '满300减20，满800减70'
 */
export function activityLine(title: string, rule: string): string {
  const beside = ruleBeside(title, rule);
  if (!beside) return title;
  return bare(beside).includes(bare(title)) ? beside : `${title}：${beside}`;
}

/** `9.4折` is said as 94折, too. */
const bare = (text: string) => text.replace(/[\s.]/g, '');

/**
 * The rule of an activity as far as its title does not say it; empty where it does.
 *
 * @example ruleBeside('饮片满500减30', '满500减30') // ''
 */
export const ruleBeside = (title: string, rule: string): string => (bare(title).includes(bare(rule)) ? '' : rule);

/**
 * An activity in one line, nothing said twice.
 *
 * @example activityLine('满300减20', '满300减20，满800减70') // '满300减20，满800减70'
 */
export function activityLine(title: string, rule: string): string {
  const beside = ruleBeside(title, rule);
  if (!beside) return title;
  return bare(beside).includes(bare(title)) ? beside : `${title}：${beside}`;
}

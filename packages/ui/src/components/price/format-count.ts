/** `12800` → `'12,800'`: the text of a whole number, such as points. */
export const formatCount = (count: number): string => count.toLocaleString('zh-CN');

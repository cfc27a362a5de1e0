/** 优 clinic programme, 秒 seckill, 满 full reduction, 换购 swap purchase, 赠 gift, 特 daily special, 新 new. */
export const tagNames = ['优', '秒', '满', '换购', '赠', '特', '新'] as const;

export type Tag = (typeof tagNames)[number];

const isTag = (text: string): text is Tag => (tagNames as readonly string[]).includes(text);

/** Tags in any order; unknown ones separately. */
export const parseTags = (text: string): { tags: Tag[]; unknown: string[] } => {
  const words = text.split(/[\s、/;；,，|]+/).filter((word) => word !== '');
  return {
    tags: tagNames.filter((tag) => words.includes(tag)),
    unknown: words.filter((word) => !isTag(word)),
  };
};

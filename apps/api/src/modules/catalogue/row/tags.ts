import { tagNames } from '#db/schema/goods-tag.ts';

export type Tag = (typeof tagNames)[number];

const isTag = (text: string): text is Tag => (tagNames as readonly string[]).includes(text);

/** Tags in any order, with those that the shop does not have apart. */
export const parseTags = (text: string): { tags: Tag[]; unknown: string[] } => {
  const words = text.split(/[\s、/;；,，|]+/).filter((word) => word !== '');
  return {
    tags: tagNames.filter((tag) => words.includes(tag)),
    unknown: words.filter((word) => !isTag(word)),
  };
};

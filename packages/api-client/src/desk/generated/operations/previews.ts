// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** D178 Show an unsaved record in the shop, to this operator alone; nothing is saved */
export const beginPreview = {"id":"beginPreview","method":"post","path":"/desk/api/previews","access":"operator","permissions":["promotions","prices","buyerChanges","banners","categories","articles","settings"]} as const;

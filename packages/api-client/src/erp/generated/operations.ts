// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export * from './operations/key.ts';

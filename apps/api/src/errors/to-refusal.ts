import { Refusal } from './refusal.ts';

const words: Record<string, [kind: 'invalid' | 'notFound', message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['invalid', '提交的内容过大'],
  FST_REQ_FILE_TOO_LARGE: ['invalid', '文件过大'],
  FST_PARTS_LIMIT: ['invalid', '文件或内容过多'],
  FST_FILES_LIMIT: ['invalid', '文件过多'],
  FST_FIELDS_LIMIT: ['invalid', '内容过多'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['invalid', '不支持的内容类型'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', '提交的内容不完整'],
  FST_MP_PREMATURE_CLOSE: ['invalid', '提交的内容不完整'],
  FST_ERR_BAD_URL: ['notFound', '内容不存在或已删除'],
  FST_ERR_MAX_PARAM_LENGTH: ['notFound', '内容不存在或已删除'],
};

/** What a caller may see of an error: an unexpected one shows as a busy system, without details. */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : words[code];
  if (known) return new Refusal(...known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('invalid', '请求有误');
  return new Refusal('busy', '系统繁忙，请稍候再试');
};

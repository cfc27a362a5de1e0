import { toast } from '@yaoji/ui';

/** Copies a text to the clipboard and confirms it; without a clipboard the buyer copies it by hand. */
export async function copyText(text: string, name: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${name}已复制`);
  } catch {
    toast.warning(`无法自动复制，请手动选择${name}`);
  }
}

import { toast } from '@yaoji/ui';

/** Puts a text on the clipboard and says so; browsers without one leave it to the buyer. */
export async function copyText(text: string, name: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${name}已复制`);
  } catch {
    toast.warning(`无法自动复制，请手动选择${name}`);
  }
}

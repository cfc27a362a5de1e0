/** Downloads a file under a name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Escapes text for HTML; backticks become code. */
export function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (tag: string, row: readonly string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`;
}

export const style = `
:root { color-scheme: light dark; --line: #dde5e1; --soft: #f4f7f5; --brand: #075e44; }
@media (prefers-color-scheme: dark) { :root { --line: #33423b; --soft: #1b2420; --brand: #6fcfae; } }
* { box-sizing: border-box }
body { margin: 0; display: grid; grid-template-columns: 280px minmax(0, 1fr); font: 14px/1.6 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 16px; border-right: 1px solid var(--line) }
nav ul { list-style: none; margin: 0 0 12px; padding: 0 }
main { padding: 16px 32px; max-width: 1080px }
a { color: var(--brand); text-decoration: none }
a:hover, a:focus { text-decoration: underline }
h2 { margin-top: 40px; border-bottom: 1px solid var(--line) }
article { margin: 20px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px }
article h3 { margin: 0; font-size: 16px }
.path { font-family: ui-monospace, monospace }
.method { display: inline-block; min-width: 56px; font-weight: 700; text-transform: uppercase }
.badge { margin-left: 8px; padding: 1px 8px; border-radius: 4px; background: var(--soft); font-size: 12px }
table { width: 100%; border-collapse: collapse; margin: 8px 0; font-size: 13px }
th, td { padding: 4px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere }
pre { overflow: auto; max-height: 420px; padding: 12px; background: var(--soft); font-size: 12px }
code { padding: 0 3px; background: var(--soft) }
@media (max-width: 800px) { body { display: block } nav { position: static; height: auto } main { padding: 16px } }
`;

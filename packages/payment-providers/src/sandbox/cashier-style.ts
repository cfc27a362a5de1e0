export const cashierStyle = `
:root { color-scheme: light; --brand: #0A7F5B; --brand-strong: #075E44; --price: #D4261A; --ink: #16241E; --muted: #66756E; --line: #DDE5E1; --ground: #F4F7F5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
header { background: #fff; border-bottom: 1px solid var(--line); }
header div, main { width: min(640px, 100% - 32px); margin: 0 auto; }
header div { display: flex; align-items: center; gap: 12px; height: 56px; font-size: 16px; font-weight: 600; }
header span { font-size: 12px; font-weight: 400; color: var(--brand-strong); background: #E6F4EF; padding: 2px 8px; border-radius: 4px; }
main { margin-top: 24px; margin-bottom: 48px; background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 24px; }
h1 { margin: 0 0 8px; font-size: 20px; }
.amount { margin: 0 0 16px; color: var(--price); font-size: 28px; font-weight: 600; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; padding: 16px; background: var(--ground); border-radius: 4px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
button, .button { display: inline-block; min-height: 40px; padding: 8px 24px; border: 1px solid var(--line); border-radius: 4px; background: #fff; color: var(--ink); font: inherit; text-decoration: none; cursor: pointer; }
button.main, .button.main { background: var(--brand); border-color: var(--brand); color: #fff; }
button.main:hover, .button.main:hover { background: var(--brand-strong); }
button:hover, .button:hover { border-color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand-strong); outline-offset: 2px; }
input { width: 72px; min-height: 40px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 4px; font: inherit; }
.note { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: 12px; }
`;

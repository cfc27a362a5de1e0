type SandboxPage = {
  title: string;
  /** Name in its head. Default: the title. */
  name?: string;
  /** HTML; escape foreign texts. */
  content: string;
};

/** A page that stands in for a cashier or a phone. */
export const sandboxPage = ({ title, name = title, content }: SandboxPage): string => `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="/favicon.svg">
  <link rel="stylesheet" href="/sandbox/cashier.css">
</head>
<body>
  <header><div>${name} <span>模拟环境</span></div></header>
  <main>${content}
  </main>
</body>
</html>
`;

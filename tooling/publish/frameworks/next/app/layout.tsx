import '@yaoji/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: '采购', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}

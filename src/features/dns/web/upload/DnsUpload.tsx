import type { ReactNode } from 'react';
import { Page } from '#kit/web/Page.tsx';

export function DnsUpload({ title, tabs }: { title: string; label: string; tabs: ReactNode }) {
  return <Page title={title}>{tabs}</Page>;
}

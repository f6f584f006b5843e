import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { isNotFound } from '#kit/web/request/failures.ts';
import { manualCalls } from './calls.ts';
import classes from './Manual.module.css';
import { ManualForm } from './ManualForm.tsx';

/** Changes a notice entered by hand. @param otherwise what is shown for others, and to those who may not change it */
export function ManualEdit({ id, otherwise }: { id: number; otherwise: ReactNode }): ReactNode {
  const t = useTexts('manual');
  const tNotices = useTexts('licitacoes');
  // Read again whenever the form opens, as what it is saved over.
  const query = useQuery({ ...manualCalls.showManual.query({ params: { id } }), retry: false, staleTime: 0, gcTime: 0 });
  if (isNotFound(query.error) || query.data?.isEditable === false) return otherwise;
  return (
    <Page
      title={t('edit')}
      trail={[
        <Link key="list" to="/apps/invoice/list">
          {tNotices('title')}
        </Link>,
        <Link key="notice" to="/apps/invoice/preview/$id" params={{ id: String(id) }}>
          {query.data?.numero || query.data?.processo || String(id)}
        </Link>,
      ]}
    >
      <div className={`${surface.surface} ${classes.card}`}>
        <Loaded query={query} skeleton={<Skeleton height={640} />}>
          {({ version, isEditable: _, criada_por: _maker, ...notice }) => <ManualForm key={id} stored={{ id, notice, version }} />}
        </Loaded>
      </div>
    </Page>
  );
}

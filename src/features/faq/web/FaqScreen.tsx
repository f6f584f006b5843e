import { Button, Skeleton, Stack } from '@mantine/core';
import { IconChecks, IconHelpCircle, IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { SearchBanner } from '#kit/web/search/SearchBanner.tsx';
import type { FaqGroup } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Faq.module.css';
import { FaqAnswers } from './FaqAnswers.tsx';
import { FaqContact } from './FaqContact.tsx';
import { FaqTabs } from './FaqTabs.tsx';
import { faqSearch } from './faqSearch.ts';

const FaqEditing = lazy(async () => ({ default: (await import('./FaqEditing.tsx')).FaqEditing }));

/** Frequently asked questions by group, with a search; admins can switch to editing. */
export function FaqScreen() {
  const t = useTexts('faq');
  const common = useTexts('common');
  const format = useFormat();
  const { query, set } = useListState(faqSearch);
  const { q, grupo, pergunta } = query;
  const found = useQuery({ ...calls.list.query({ query: { q } }), placeholderData: keepPreviousData });
  const mayEdit = useMay(needs.administers);
  const [isEditing, setIsEditing] = useState(false);
  const count = found.data?.total ?? 0;
  return (
    <Page
      title={t('title')}
      actions={
        mayEdit && (
          <Button
            variant={isEditing ? 'filled' : 'default'}
            leftSection={isEditing ? <IconChecks size={18} aria-hidden /> : <IconPencil size={18} aria-hidden />}
            onClick={() => {
              if (!isEditing && q) set({ q: undefined }, { replace: true });
              setIsEditing(!isEditing);
            }}
          >
            {isEditing ? t('edit.end') : common('word.edit')}
          </Button>
        )
      }
    >
      {!isEditing && (
        <SearchBanner
          title={t('banner.title')}
          hint={t('banner.hint')}
          label={t('banner.label')}
          q={q}
          find={(next) => set({ q: next, pergunta: undefined }, { replace: true })}
          found={q && found.data ? t('found', { count, figure: format.number(count) }) : ''}
        />
      )}
      <Loaded query={found} skeleton={<FaqSkeleton />}>
        {({ groups }) => {
          const open = openGroup(groups, grupo, pergunta);
          if (!open)
            return (
              <EmptyState icon={<IconHelpCircle />} title={t('none', { q })} hint={t('noneHint')}>
                <Button variant="light" onClick={() => set({ q: undefined })}>
                  {t('showAll')}
                </Button>
              </EmptyState>
            );
          if (isEditing)
            return (
              <Suspense fallback={<FaqSkeleton />}>
                <FaqEditing groups={groups} open={open} />
              </Suspense>
            );
          // Results of all groups are shown, to match the count above.
          if (q)
            return (
              <Stack>
                {groups.map((group) => (
                  <FaqAnswers key={group.id} group={group} q={q} shown={pergunta} show={(id) => set({ pergunta: id }, { replace: true })} />
                ))}
              </Stack>
            );
          return (
            <div className={classes.columns}>
              <FaqTabs groups={groups} open={open.key} />
              <FaqAnswers group={open} q="" shown={pergunta} show={(id) => set({ grupo: open.key, pergunta: id }, { replace: true })} />
            </div>
          );
        }}
      </Loaded>
      <FaqContact />
    </Page>
  );
}

/** The group named by the URL, or that of the question it names; otherwise the first. */
function openGroup(groups: readonly FaqGroup[], key: string | undefined, question: number | undefined): FaqGroup | undefined {
  return (
    groups.find((group) => group.key === key) ?? groups.find(({ questions }) => questions.some(({ id }) => id === question)) ?? groups[0]
  );
}

function FaqSkeleton() {
  return (
    <div className={classes.columns} aria-hidden>
      <Skeleton height={300} />
      <Skeleton height={420} />
    </div>
  );
}

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { calls } from '../calls.ts';
import { idIn, MissingArticle, useTrail } from '../Missing.tsx';
import { EditForm } from './EditForm.tsx';

/** The editor of an existing article, or of a new one if the id is `new`. */
export function BlogEdit() {
  const params = useParams({ from: '/shell/pages/blog/edit/$id' });
  const id = params.id === 'new' ? null : idIn(params);
  /** Keeps the form of an article that was just created, under its own URL. */
  const [made, setMade] = useState<number>();
  if (id === undefined) return <MissingArticle />;
  return <Editor key={id === null || id === made ? 'new' : id} id={id} onMade={setMade} />;
}

function Editor({ id, onMade }: { id: number | null; onMade: (id: number) => void }) {
  const t = useTexts('blog');
  const query = useQuery({ ...calls.read.query({ params: { id: id ?? 0 } }), enabled: id !== null });
  const trail = useTrail();
  const isGone = isNotFound(query.error);
  // Unsaved input stays if another user deletes the article meanwhile.
  if (id === null || query.data)
    return <EditForm kept={id === null ? null : (query.data ?? null)} isGone={id !== null && isGone} onMade={onMade} />;
  if (isGone) return <MissingArticle />;
  return (
    <Page title={t('edit.title')} trail={trail}>
      <Loaded query={query} skeleton={<Skeleton height={720} aria-hidden />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

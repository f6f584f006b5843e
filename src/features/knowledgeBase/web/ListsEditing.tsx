import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SortList } from '#kit/web/order/SortList.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { KnowledgeCategory, KnowledgeList } from '../contract.ts';
import { ArticleDrawer } from './ArticleDrawer.tsx';
import { ArticleName } from './ArticleName.tsx';
import { calls } from './calls.ts';
import { EditedRow } from './EditedRow.tsx';
import classes from './Knowledge.module.css';
import { ListDrawer } from './ListDrawer.tsx';
import { useKnowledgeChanges } from './useKnowledgeChanges.ts';

type ListsEditingProps = { category: KnowledgeCategory; lists: readonly KnowledgeList[] };
type Edited = { list: KnowledgeList | undefined } | { articleIn: number; slug?: string };

/** The lists of a category and their articles for admins. */
export function ListsEditing({ category, lists }: ListsEditingProps) {
  const t = useTexts('knowledgeBase');
  const { order, orderWords, remove } = useKnowledgeChanges();
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  return (
    <section className={classes.editing} aria-label={category.title}>
      <Button me="auto" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited({ list: undefined })}>
        {t('edit.addList')}
      </Button>
      <SortList
        label={t('lists')}
        items={lists}
        nameOf={({ title }) => title}
        words={orderWords}
        order={(ids) => order('lists', ids, category.id)}
      >
        {(list) => (
          <EditedRow name={list.title} edit={() => setEdited({ list })} remove={(then) => void remove('lists', list, then)}>
            <strong>{list.title}</strong>
          </EditedRow>
        )}
      </SortList>
      {lists.map((list) => (
        <section key={list.id} className={classes.editing} aria-label={list.title}>
          <Group justify="space-between" gap="sm">
            <h2 className={classes.title}>{list.title}</h2>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              aria-label={t('edit.addArticleTo', { list: list.title })}
              onClick={() => setEdited({ articleIn: list.id })}
            >
              {t('edit.addArticle')}
            </Button>
          </Group>
          <SortList
            label={list.title}
            items={list.articles}
            nameOf={({ title }) => title}
            words={orderWords}
            order={(ids) => order('articles', ids, list.id)}
          >
            {(article) => (
              <EditedRow
                name={article.title}
                edit={() => setEdited({ articleIn: list.id, slug: article.slug })}
                remove={(then) => void remove('articles', article, then)}
              >
                <ArticleName article={article} />
              </EditedRow>
            )}
          </SortList>
        </section>
      ))}
      {edited && 'list' in edited && <ListDrawer list={edited.list} categoryId={category.id} close={close} />}
      {edited && 'articleIn' in edited && (
        <LoadedArticleDrawer slug={edited.slug} category={category.slug} list={edited.articleIn} close={close} />
      )}
    </section>
  );
}

/** Fetches an existing article before editing, because an outdated version would cause a conflict. */
function LoadedArticleDrawer({ slug, ...drawer }: { slug: string | undefined; category: string; list: number; close: () => void }) {
  const { close } = drawer;
  const { data, error } = useQuery({
    ...calls.showArticle.query({ params: { slug: slug ?? '' } }),
    queryKey: ['knowledgeBase', 'toEdit', slug],
    enabled: slug !== undefined,
    gcTime: 0,
  });
  const failure = data ? null : error;
  useEffect(() => {
    if (!failure) return;
    toast.failure(failure);
    close();
  }, [failure, close]);
  if (slug !== undefined && !data) return null;
  return <ArticleDrawer article={data} {...drawer} />;
}

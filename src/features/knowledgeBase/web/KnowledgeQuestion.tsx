import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { FormattedText } from '#kit/web/formattedText/FormattedText.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import type { Article } from '../contract.ts';
import { ArticleName } from './ArticleName.tsx';
import { calls } from './calls.ts';
import classes from './Knowledge.module.css';
import { isMissing, MissingPage } from './MissingPage.tsx';
import { Usefulness } from './Usefulness.tsx';
import { useTrail } from './useTrail.tsx';

const ArticleDrawer = lazy(async () => ({ default: (await import('./ArticleDrawer.tsx')).ArticleDrawer }));

/** One article. */
export function KnowledgeQuestion() {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  const { category, question: slug } = useParams({ from: '/shell/pages/knowledge-base/$category/$question' });
  const navigate = useNavigate();
  const query = useQuery(calls.showArticle.query({ params: { slug } }));
  const mayEdit = useMay(needs.administers);
  const [isEditing, setIsEditing] = useState(false);
  const article = query.data;
  const trail = useTrail(article?.category);
  // An open form stays whatever others do to the article: saving reports it, and no input is lost.
  const isWriting = isEditing && article !== undefined;
  if (isMissing(query.error) && !isWriting) return <MissingPage what={slug} />;
  // The article was moved to another category: old links redirect there.
  if (article && article.category.slug !== category && !isWriting)
    return <Navigate to="/pages/knowledge-base/$category/$question" params={{ category: article.category.slug, question: slug }} replace />;
  return (
    <Page
      title={article?.title ?? t('title')}
      trail={trail}
      aside={
        article &&
        !article.isPublished && (
          <Badge variant="light" color="gray">
            {t('draft')}
          </Badge>
        )
      }
      actions={
        mayEdit &&
        article && (
          <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setIsEditing(true)}>
            {common('word.edit')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={520} aria-hidden />}>
        {(shown) => <Reading article={shown} />}
      </Loaded>
      {isEditing && article && (
        <Suspense>
          <ArticleDrawer
            article={article}
            category={article.category.slug}
            list={article.list}
            close={() => setIsEditing(false)}
            saved={(kept) =>
              kept.slug !== slug &&
              void navigate({
                to: '/pages/knowledge-base/$category/$question',
                params: { category: kept.category.slug, question: kept.slug },
                replace: true,
              })
            }
          />
        </Suspense>
      )}
    </Page>
  );
}

function Reading({ article }: { article: Article }) {
  const t = useTexts('knowledgeBase');
  const format = useFormat();
  const heading = useId();
  const { previous, next, related } = article;
  return (
    <div className={classes.reading}>
      <article className={`${surface.surface} ${classes.article}`}>
        <Stack gap={20}>
          <Text c="dimmed">
            <time dateTime={article.updatedAt} title={format.fullDateTime(article.updatedAt)}>
              {t('updated', { day: format.date(article.updatedAt) })}
            </time>
          </Text>
          <FormattedText html={article.html} />
          <Usefulness article={article} />
          {(previous.length > 0 || next.length > 0) && (
            <nav className={classes.beside} aria-label={t('beside')}>
              {previous.map((one) => (
                <p key={one.id}>
                  <Text component="span" display="block" size="sm" c="dimmed">
                    {t('previous')}
                  </Text>
                  <ArticleName article={one} />
                </p>
              ))}
              {next.map((one) => (
                <p key={one.id} className={classes.next}>
                  <Text component="span" display="block" size="sm" c="dimmed">
                    {t('next')}
                  </Text>
                  <ArticleName article={one} />
                </p>
              ))}
            </nav>
          )}
        </Stack>
      </article>
      {related.length > 0 && (
        <aside className={`${surface.surface} ${classes.list}`} aria-labelledby={heading}>
          <Title order={2} size="h3" mb="xs" id={heading}>
            {t('related')}
          </Title>
          <ul className={classes.questions}>
            {related.map((one) => (
              <li key={one.id}>
                <ArticleName article={one} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
